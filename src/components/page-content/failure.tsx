import { useEffect, useState } from "react";
import { focusHeading, navigationTarget } from "../../browser/focus.ts";
import { hasNewerPage, reloadPage } from "../../browser/newer-build.ts";
import { OfflineMark } from "../app/offline-mark.tsx";
import { Placeholder } from "./placeholder.tsx";
import "./failure.css";

interface FailureProps {
  readonly tryAgain: () => void;
}

/** Stands where a page or a view should be whose chunk did not load. */
export function PageFailure({ tryAgain }: FailureProps) {
  const [isReplaced] = useState(hasNewerPage);
  useEffect(() => {
    if (isReplaced) reloadPage();
  }, [isReplaced]);
  if (isReplaced) return <Placeholder />;
  const onTry = () => {
    // The button goes away; the focus would be lost with it.
    focusHeading(navigationTarget(""));
    tryAgain();
  };
  return <Failure tryAgain={onTry} />;
}

/** Stands where any content should be that did not load. Why, the console says. */
export function Failure({ tryAgain }: FailureProps) {
  return (
    <div className="page-failure" role="alert">
      <p>Error loading content.</p>
      <OfflineMark of="failure" />
      <p className="reason">Check your connection and try again.</p>
      <div>
        <button type="button" className="button" onClick={tryAgain}>
          Try again
        </button>{" "}
        {/* No path is this page without its hash, which alone loads nothing. */}
        <a className="button" href="" target="_top">
          Open the page
        </a>
      </div>
    </div>
  );
}
