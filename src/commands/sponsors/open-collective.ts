import * as v from "valibot";
import { askApi, type RetryPolicy } from "../sync/api.ts";

export interface OpenCollective {
  /** Address of the GraphQL API, version 2. */
  readonly api: string;
  /** A personal token, which allows ten times as many requests; empty for none. */
  readonly token: string;
  /** The collective's name in addresses. */
  readonly slug: string;
}

/** The most that the API gives at once. */
const pageSize = 1000;

export interface Question<Data> {
  /** In GraphQL, with `$slug` for the collective and `$limit` for how much to give at once. */
  readonly query: string;
  readonly variables: object;
  /** The schema of what is asked for. */
  readonly data: v.GenericSchema<unknown, Data>;
}

/**
 * Asks Open Collective: https://docs.opencollective.com/help/developers/api
 *
 * @throws where the answer is another, or names errors
 */
export async function askOpenCollective<Data>(
  { api, token, slug }: OpenCollective,
  { query, variables, data }: Question<Data>,
  retryPolicy: RetryPolicy,
): Promise<Data> {
  const answer = v.pipe(
    v.looseObject({ errors: v.optional(v.array(fault)), error: v.optional(fault) }),
    v.check(
      ({ errors, error }) => (errors ?? []).length === 0 && error === undefined,
      ({ input: { errors = [], error } }) =>
        [...errors, ...(error ? [error] : [])].map(({ message }) => message).join(" "),
    ),
    v.object({ data }),
  );
  const headers = { ...(token !== "" && { "Personal-Token": token }) };
  const json = { query, variables: { slug, limit: pageSize, ...variables } };
  return (await askApi({ url: api, headers, json }, answer, retryPolicy)).data;
}

const fault = v.object({ message: v.string() });
