import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading, navigationTarget } from "../../browser/navigation/focus.ts";
import { loadAsDocument, reasonToReload } from "../../browser/updates/newer-build.ts";
import { useIsReadable } from "../app/offline-mark.tsx";
import { Placeholder } from "./placeholder.tsx";
import "./failure.css";

interface FailureProps {
  readonly tryAgain: () => void;
}

interface PartFailureProps extends FailureProps {
  /** As in "Can’t load this page." */
  readonly what: string;
  readonly children?: ReactNode;
}

/** Replaces a page or a view whose chunk didn't load. */
export function PageFailure({ tryAgain }: FailureProps) {
  const reason = reasonToReload(useIsReadable(useLocation().pathname));
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    if (reason === undefined) return;
    setIsLeaving(true);
    loadAsDocument(reason);
  }, [reason]);
  if (isLeaving || reason !== undefined) return <Placeholder />;
  const onTry = () => {
    // The button disappears, so move the focus.
    focusHeading(navigationTarget(""));
    tryAgain();
  };
  return (
    <Failure what="this page" tryAgain={onTry}>
      <OfflineNote />
    </Failure>
  );
}

/** Says whether a saved copy of the page can be read offline. */
export function OfflineNote() {
  const { pathname } = useLocation();
  const isReadable = useIsReadable(pathname);
  if (isReadable === undefined) return null;
  return isReadable ? (
    <p>
      You’re offline. <a href={pathname}>Open the saved copy of this page</a>.
    </p>
  ) : (
    <p>You’re offline, and this page isn’t saved.</p>
  );
}

/** Replaces content that didn't load. The console says why. */
export function Failure({ what, tryAgain, children }: PartFailureProps) {
  return (
    <div className="page-failure" role="alert">
      <p>Can’t load {what}.</p>
      {children}
      <p className="reason">Check your connection and try again.</p>
      <div>
        <button type="button" className="button" onClick={() => tryAgain()}>
          Try again
        </button>{" "}
        {/* An empty href is this page without its hash, so that the browser loads it. */}
        <a className="button" href="" target="_top">
          Reload the page
        </a>
      </div>
    </div>
  );
}
