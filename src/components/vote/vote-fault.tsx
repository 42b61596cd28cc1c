import { useEffect, useLayoutEffect } from "react";
import { markRoot } from "../../browser/mark-root.ts";
import { later } from "../../browser/timers.ts";
import { focusHeading, navigationTarget } from "../../browser/navigation/focus.ts";
import { RateLimited } from "../../browser/vote/github-issues.ts";
import { mostWanted } from "../../site/vote/issue-search.ts";
import { distanceInWords } from "../../site/text/ages.ts";

interface VoteFaultProps {
  readonly error: Error;
  /** Whether an older list is shown. */
  readonly hasList: boolean;
  readonly tryAgain: () => void;
}

/** Explains why the list may be out of date, and what happens next. */
export function VoteFault({ error, hasList, tryAgain }: VoteFaultProps) {
  const until = error instanceof RateLimited ? error.until : undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    return later(tryAgain, Math.max(0, until - Date.now()));
  }, [until, tryAgain]);
  useLayoutEffect(() => (hasList ? markRoot("vote-is-late") : undefined), [hasList]);
  const onClick = () => {
    // The button disappears, so move the focus.
    focusHeading(navigationTarget(""));
    tryAgain();
  };
  return (
    <div className="vote-fault" role="alert">
      <p>
        {error.message}{" "}
        {until !== undefined &&
          `Trying again ${distanceInWords(until, Date.now())}, at ${clock(until)}. `}
        {hasList ? (
          "This list may be out of date."
        ) : (
          <>
            You can still{" "}
            <a href={mostWanted} rel="noopener">
              see the list on GitHub
            </a>
            .
          </>
        )}
      </p>
      {until === undefined && (
        <button type="button" className="button" onClick={onClick}>
          Try again
        </button>
      )}
    </div>
  );
}

const clock = (time: number) => new Date(time).toLocaleTimeString("en-US", { timeStyle: "medium" });
