import { searchLimit } from "./issue-search.ts";
import type { Issue, IssueList } from "./issues.ts";
import { matching, type VoteView } from "./vote-view.ts";

export const pageSize = 50;

export interface IssueSources {
  /** Responses during this visit. */
  readonly live: readonly IssueList[];
  /** Responses from earlier visits. */
  readonly kept: readonly IssueList[];
  /** The most wanted issues, from `npm run sync:votes`. */
  readonly snapshot: IssueList | undefined;
}

export interface ShownList extends IssueList {
  /** Only `snapshot` is filtered here; GitHub filters the others. */
  readonly source: "live" | "kept" | "snapshot";
}

export interface ShownIssues {
  readonly list: ShownList | undefined;
  readonly hasMore: boolean;
}

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

/** Issues can move to the next page between two requests, so skip duplicates. */
function joined(pages: readonly IssueList[], source: "live" | "kept"): ShownIssues {
  const issues = [
    ...new Map(pages.flatMap((page) => page.issues).map((issue) => [issue.number, issue])).values(),
  ];
  const total = pages.at(-1)?.total ?? 0;
  const asked = pages.length * pageSize;
  const list = { date: pages[0]?.date ?? "", total, issues, source };
  return { list, hasMore: asked < Math.min(total, searchLimit) };
}

/** @param chosen always included */
export const labelsOf = (issues: readonly Issue[], chosen: string): readonly string[] =>
  [
    ...new Set([
      ...issues.flatMap(({ labels }) => labels.map(({ name }) => name)),
      ...(chosen === "" ? [] : [chosen]),
    ]),
  ].toSorted((a, b) => a.localeCompare(b, "en"));
