import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import snapshot from "content:votes";
import { issueStore, keptAnswer, votesApi } from "../../browser/vote/github-issues.ts";
import { searchUrl } from "../../site/vote/issue-search.ts";
import { orders, termsOf, type VoteView } from "../../site/vote/vote-view.ts";
import { labelsOf, pageSize, shownIssues, type ShownIssues } from "../../site/vote/vote-list.ts";

interface IssuesState extends ShownIssues {
  readonly labels: readonly string[];
  /** Why GitHub's current list is not shown. */
  readonly fault: Error | undefined;
  readonly isLoading: boolean;
  readonly tryAgain: () => void;
}

/** The issues of a view: those that are known, then GitHub's current list. */
export function useIssues(view: VoteView, pages: number): IssuesState {
  const { order, label, text } = view;
  const urls = useMemo(() => urlsOf({ order, label, text }, pages), [order, label, text, pages]);
  const kept = useMemo(() => urls.flatMap((url) => keptAnswer(url)?.list ?? []), [urls]);
  // A string compares equal until a state changes.
  const getStates = () => urls.map((url) => issueStore.get(url).status).join();
  useSyncExternalStore(issueStore.subscribe, getStates, getStates);
  useEffect(() => loadInOrder(urls), [urls]);
  const states = urls.map((url) => issueStore.get(url));
  const live = states.flatMap((state) => (state.status === "ready" ? [state.value] : []));
  const failed = states.find((state) => state.status === "failed");
  const shown = shownIssues({ live, kept, snapshot: snapshot ?? undefined }, view, pages);
  const known = [snapshot, ...live, ...kept].flatMap((list) => list?.issues ?? []);
  return {
    ...shown,
    labels: labelsOf(known, label),
    fault: failed?.error,
    isLoading: failed === undefined && live.length < urls.length,
    tryAgain: useCallback(() => void loadInOrder(urls), [urls]),
  };
}

const urlsOf = (view: VoteView, pages: number): readonly string[] => {
  const { sort, order } = orders[view.order];
  return Array.from({ length: pages }, (_, index) =>
    searchUrl(votesApi, { terms: termsOf(view), sort, order, page: index + 1, pageSize }),
  );
};

/** Sequentially, as GitHub requests, and only until one fails. */
function loadInOrder(urls: readonly string[]): () => void {
  let hasEnded = false;
  const load = async () => {
    for (const url of urls) {
      if (hasEnded) return;
      await issueStore.load(url);
      if (issueStore.get(url).status === "failed") return;
    }
  };
  void load();
  return () => void (hasEnded = true);
}
