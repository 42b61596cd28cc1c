import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import {
  currentQuery,
  followQuery,
  parametersOfQuery,
  replaceParameters,
} from "../../browser/navigation/query.ts";
import { longDate } from "../../site/text/dates.ts";
import { grouped } from "../../site/text/numbers.ts";
import type { ShownList } from "../../site/vote/vote-list.ts";
import { parametersOf, viewOfParameters, type VoteView } from "../../site/vote/vote-view.ts";
import { IssueRow } from "./issue-row.tsx";
import { useIssues } from "./use-issues.ts";
import { VoteControls } from "./vote-controls.tsx";
import { VoteFault } from "./vote-fault.tsx";

/** The most wanted features on GitHub. The URL holds the filter. */
export function VoteApp() {
  // Renders again when a link changes the query.
  useLocation();
  const query = useSyncExternalStore(followQuery, currentQuery, () => "");
  const view = viewOfParameters(parametersOfQuery(query));
  const [more, setMore] = useState({ query, pages: 1 });
  const pages = more.query === query ? more.pages : 1;
  const { list, labels, fault, isLoading, hasMore, tryAgain } = useIssues(view, pages);
  const setView = (next: VoteView) => replaceParameters(parametersOf(next));
  return (
    <>
      <VoteControls view={view} labels={labels} setView={setView} />
      <p className="vote-status" role="status">
        <span>{list !== undefined && `${countOf(list, view)} `}</span>
        <span>
          {list !== undefined && originOf(list)}
          {isLoading && " Loading…"}
        </span>
      </p>
      <ol className="issues" key={list?.source} aria-busy={isLoading}>
        {list?.issues.map((issue) => (
          <IssueRow key={issue.number} issue={issue} />
        ))}
      </ol>
      {hasMore && (
        <button
          type="button"
          className="button"
          aria-disabled={isLoading}
          onClick={() => !isLoading && setMore({ query, pages: pages + 1 })}
        >
          {isLoading ? "Loading…" : "Show more"}
        </button>
      )}
      {fault !== undefined && (
        <VoteFault error={fault} hasList={list !== undefined} tryAgain={tryAgain} />
      )}
    </>
  );
}

function countOf({ total, source }: ShownList, { label, text }: VoteView): string {
  const isAll = label === "" && text === "";
  const count = grouped(total);
  const noun = total === 1 ? "issue" : "issues";
  const issues = `${count} ${noun}`;
  if (source !== "snapshot") return isAll ? `${issues} you can vote for.` : `${issues} found.`;
  return isAll ? `The ${count} most wanted ${noun}.` : `${issues} found among the most wanted.`;
}

function originOf({ date, source }: ShownList): string {
  if (source !== "live") return `As of ${longDate(date)}.`;
  const time = new Date(date).toLocaleTimeString("en-US", { timeStyle: "short" });
  return `Updated from GitHub at ${time}.`;
}
