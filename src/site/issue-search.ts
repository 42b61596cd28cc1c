import * as v from "valibot";
import { timestamp, webAddress } from "./schemas.ts";
import type { Issue, IssueList } from "./issues.ts";

/** Where votes are counted. */
const repository = "webpack/webpack";

/** What can be voted for: open issues that are no faults. */
const openFeatures = `repo:${repository} is:issue is:open -label:bug`;

/** The same list on GitHub, for people. */
export const mostWanted = `https://github.com/${repository}/issues?q=${encodeURIComponent(`is:issue is:open -label:bug sort:reactions-+1-desc`)}`;

/** GitHub's search gives no more, however many there are. */
export const searchLimit = 1000;

export interface IssueSearch {
  /** Beyond all open features; in GitHub's language of searches. */
  readonly terms?: string;
  readonly sort: "reactions-+1" | "created" | "updated" | "comments";
  readonly order: "desc" | "asc";
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The address of a search: https://docs.github.com/en/rest/search/search#search-issues-and-pull-requests
 *
 * @param api address of GitHub's REST API, without a slash at its end
 */
export function searchUrl(api: string, search: IssueSearch): string {
  const { terms = "", sort, order, page, pageSize } = search;
  const query = {
    q: `${openFeatures} ${terms}`.trim(),
    sort,
    order,
    per_page: pageSize,
    page,
  };
  const parameters = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${api}/search/issues?${parameters.join("&")}`;
}

/** Headers of every request; GitHub refuses those whose sender has no name, as Node's have. */
export const searchHeaders = {
  accept: "application/vnd.github+json",
  "x-github-api-version": "2022-11-28",
} as const;

/** The parts of GitHub's answer that are shown. Texts stay texts: nothing of it is HTML. */
export const searchAnswer = v.object({
  total_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether GitHub ran out of time. */
  incomplete_results: v.optional(v.boolean(), false),
  items: v.array(
    v.object({
      number: v.pipe(v.number(), v.integer()),
      title: v.string(),
      html_url: webAddress,
      comments: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      created_at: timestamp,
      reactions: v.object({ "+1": v.pipe(v.number(), v.integer(), v.minValue(0)) }),
      labels: v.array(
        v.union([
          v.string(),
          v.object({ name: v.nullish(v.string()), color: v.nullish(v.string()) }),
        ]),
      ),
    }),
  ),
});

type Answer = v.InferOutput<typeof searchAnswer>;

/** @param date when GitHub was asked; in ISO 8601 */
export const issueListOf = ({ total_count: total, items }: Answer, date: string): IssueList => ({
  date,
  total,
  issues: items.map(issueOf),
});

const issueOf = (item: Answer["items"][number]): Issue => ({
  number: item.number,
  title: item.title,
  url: item.html_url,
  votes: item.reactions["+1"],
  comments: item.comments,
  created: item.created_at,
  labels: item.labels.flatMap((label) => {
    const { name, color } = typeof label === "string" ? { name: label, color: "" } : label;
    const isColor = typeof color === "string" && /^[\da-f]{6}$/i.test(color);
    // GitHub's own grey for labels without a colour.
    return name ? [{ name, color: isColor ? color : "ededed" }] : [];
  }),
});
