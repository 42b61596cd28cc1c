import { useSyncExternalStore } from "react";
import { followOnline, isOnline } from "../../browser/online.ts";

interface SearchFailureProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Stands where results should be that could not be searched for. */
export function SearchFailure({ error, tryAgain }: SearchFailureProps) {
  const online = useSyncExternalStore(followOnline, isOnline, () => true);
  return (
    <div className="search-note" role="alert">
      <p>The search index could not be loaded.</p>
      <p className="reason">
        {online ? error.message : "You are offline, and this browser has not kept the index yet."}
      </p>
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
