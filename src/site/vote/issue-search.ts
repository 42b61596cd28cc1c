import * as v from "valibot";
import { timestamp, webAddress } from "../schemas.ts";
import type { Issue, IssueList } from "./issues.ts";

const repository = "webpack/webpack";

const openFeatures = `repo:${repository} is:issue is:open -label:bug`;

/** The same list on GitHub. */
export const mostWanted = `https://github.com/${repository}/issues?q=${encodeURIComponent(`is:issue is:open -label:bug sort:reactions-+1-desc`)}`;

/** GitHub's own limit. */
export const searchLimit = 1000;

export interface IssueSearch {
  /** In GitHub's syntax. */
  readonly terms?: string;
  readonly sort: "reactions-+1" | "created" | "updated" | "comments";
  readonly order: "desc" | "asc";
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** https://docs.github.com/en/rest/search/search#search-issues-and-pull-requests */
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

/** Callers on Node must add the user agent that GitHub requires; browsers send their own. */
export const searchHeaders = {
  accept: "application/vnd.github+json",
  "x-github-api-version": "2022-11-28",
} as const;

export const searchAnswer = v.object({
  total_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether GitHub timed out. */
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
    // GitHub's default for labels.
    return name ? [{ name, color: isColor ? color : "ededed" }] : [];
  }),
});
