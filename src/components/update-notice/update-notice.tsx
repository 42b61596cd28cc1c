import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from "react";
import { announce } from "../../browser/announce.ts";
import type { AppUpdate } from "../../browser/updates/app-update.ts";
import { markRoot } from "../../browser/mark-root.ts";
import { noticeSize } from "../../browser/updates/notice-size.ts";
import "./update-notice.css";

const offer = "A new version is available";

/** Offers a new version of the site, without covering what is being read: see its style. */
export function UpdateNotice({ update }: { readonly update: AppUpdate }) {
  const state = useSyncExternalStore(update.subscribe, update.get);
  const isOpen = useSyncExternalStore(noticeSize.subscribe, noticeSize.get) === "expanded";
  const id = useId();
  useEffect(() => {
    if (state !== "hidden") announce(state === "updating" ? "Updating" : offer);
  }, [state]);
  const isShown = state !== "hidden" && isOpen;
  useLayoutEffect(() => (isShown ? markRoot("update-is-offered") : undefined), [isShown]);
  if (state === "hidden") return null;
  return (
    <aside className="update-notice" aria-label="Update" data-open={isOpen || undefined}>
      <div id={id} className="update-offer" hidden={!isOpen}>
        <p>{offer}</p>
        <button
          type="button"
          className="button primary"
          disabled={state === "updating"}
          onClick={update.start}
        >
          {state === "updating" ? "UPDATING" : "UPDATE"}
        </button>
      </div>
      <button
        type="button"
        className="icon-button update-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Notice: ${offer}`}
        title={isOpen ? "Collapse" : offer}
        onClick={() => noticeSize.set(isOpen ? "collapsed" : "expanded")}
      >
        <UpdateIcon isOpen={isOpen} />
      </button>
    </aside>
  );
}

/** Not in `icon.tsx`, which is part of the first chunk. */
const UpdateIcon = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={isOpen ? "M7 10l5 5 5-5" : "M12 4v10M8 10l4 4 4-4M5 19h14"} />
  </svg>
);
