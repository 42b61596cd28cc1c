import {
  issueListOf,
  searchAnswer,
  searchHeaders,
  searchUrl,
} from "../../site/vote/issue-search.ts";
import type { IssueList } from "../../site/vote/issues.ts";
import { allPages } from "../sync/all-pages.ts";
import { askApi, type RetryPolicy } from "../sync/api.ts";

export interface GitHub {
  /** Address of the REST API. */
  readonly api: string;
  /** Allows three times as many requests; empty for none. */
  readonly token: string;
}

/** The page asks GitHub for more. */
const wanted = 200;

/** The API's limit. */
const pageSize = 100;

/** @throws if the API does not answer as expected */
export async function readMostWanted(
  { api, token }: GitHub,
  now: Date,
  retryPolicy: RetryPolicy,
): Promise<IssueList> {
  const date = now.toISOString();
  const headers = {
    ...searchHeaders,
    "user-agent": "webpack-documentation",
    ...(token !== "" && { authorization: `Bearer ${token}` }),
  };
  const { total, nodes } = await allPages(
    async (offset) => {
      const page = Math.floor(offset / pageSize) + 1;
      const search = { sort: "reactions-+1", order: "desc", page, pageSize } as const;
      const answer = await askApi(
        { url: searchUrl(api, search), headers },
        searchAnswer,
        retryPolicy,
      );
      if (answer.incomplete_results) throw new Error("GitHub ran out of time: try again.");
      const { total, issues } = issueListOf(answer, date);
      return { total, nodes: issues };
    },
    ({ number }) => String(number),
    wanted,
  );
  return { date, total, issues: [...nodes] };
}
