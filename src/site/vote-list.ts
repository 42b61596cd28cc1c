import { searchLimit } from "./issue-search.ts";
import type { Issue, IssueList } from "./issues.ts";
import { matching, type VoteView } from "./vote-view.ts";

/** How many issues are asked for, and shown, at once. */
export const pageSize = 50;

/** Where the issues of a view may come from. */
export interface IssueSources {
  /** What GitHub has said on this visit: the first pages of the view. */
  readonly live: readonly IssueList[];
  /** What it said on an earlier visit. */
  readonly kept: readonly IssueList[];
  /** What it said to `npm run sync:votes`: the most wanted of all issues. */
  readonly snapshot: IssueList | undefined;
}

export interface ShownList extends IssueList {
  /** A snapshot knows only some issues, and filters what it knows. */
  readonly source: "live" | "kept" | "snapshot";
}

export interface ShownIssues {
  /** Missing where nothing is known. */
  readonly list: ShownList | undefined;
  readonly hasMore: boolean;
}

/** Chooses what a reader sees: the newest that is known. */
export function shownIssues(sources: IssueSources, view: VoteView, pages: number): ShownIssues {
  const { live, kept, snapshot } = sources;
  if (live.length > 0) return joined(live, "live");
  if (kept.length > 0) return joined(kept, "kept");
  if (snapshot === undefined) return { list: undefined, hasMore: false };
  const found = matching(snapshot.issues, view);
  const issues = found.slice(0, pages * pageSize);
  const list = { date: snapshot.date, total: found.length, issues, source: "snapshot" } as const;
  return { list: { ...list, issues: [...issues] }, hasMore: issues.length < found.length };
}

/** Between two answers an issue may move to the next page; it is shown once. */
function joined(pages: readonly IssueList[], source: "live" | "kept"): ShownIssues {
  const issues = [
    ...new Map(pages.flatMap((page) => page.issues).map((issue) => [issue.number, issue])).values(),
  ];
  const total = pages.at(-1)?.total ?? 0;
  const asked = pages.length * pageSize;
  const list = { date: pages[0]?.date ?? "", total, issues, source };
  return { list, hasMore: asked < Math.min(total, searchLimit) };
}

/**
 * The labels that readers can choose from.
 *
 * @param chosen is among them in any case
 */
export const labelsOf = (issues: readonly Issue[], chosen: string): readonly string[] =>
  [
    ...new Set([
      ...issues.flatMap(({ labels }) => labels.map(({ name }) => name)),
      ...(chosen === "" ? [] : [chosen]),
    ]),
  ].toSorted((a, b) => a.localeCompare(b, "en"));
