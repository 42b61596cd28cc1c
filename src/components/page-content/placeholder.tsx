import { focusHeading, navigationTarget } from "../../browser/focus.ts";
import "./placeholder.css";

/** Stands where content will be once its chunk has loaded. */
export const Placeholder = () => (
  <div className="page-placeholder" aria-busy="true">
    <span className="visually-hidden">Loading…</span>
  </div>
);

interface FailureProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Stands where content should be whose chunk did not load. */
export function Failure({ error, tryAgain }: FailureProps) {
  const onClick = () => {
    // The button goes away; the focus would be lost with it.
    focusHeading(navigationTarget(""));
    tryAgain();
  };
  return (
    <div className="page-failure" role="alert">
      <p>Error loading content.</p>
      <p className="reason">{error.message}</p>
      <button type="button" className="button" onClick={onClick}>
        Try again
      </button>
    </div>
  );
}
