import * as v from "valibot";
import { askApi, type RetryPolicy } from "../sync/api.ts";

export interface OpenCollective {
  /** Address of the GraphQL API, version 2. */
  readonly api: string;
  /** Allows ten times as many requests; may be empty. */
  readonly token: string;
  readonly slug: string;
}

/** The API's limit. */
const pageSize = 1000;

export interface Question<Data> {
  /** GraphQL with `$slug` and `$limit`. */
  readonly query: string;
  readonly variables: object;
  readonly data: v.GenericSchema<unknown, Data>;
}

/**
 * Asks Open Collective: https://docs.opencollective.com/help/developers/api
 *
 * @throws if the answer has an unexpected shape, or names errors
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
