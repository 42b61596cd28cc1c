import { useEffect, useRef, useState } from "react";
import { loadTwice } from "../../browser/loading/load-again.ts";
import { markRoot } from "../../browser/mark-root.ts";
import { focusHeading } from "../../browser/navigation/focus.ts";
import { openOver } from "../../browser/offline/offline-entry.ts";
import { closeDialog } from "../../browser/search/search-dialog.ts";
import { Failure } from "../page-content/failure.tsx";
import { Icon } from "../icon/icon.tsx";

/** Loads the code for reading offline and for the saved copy. */
export const loadOffline = () =>
  loadTwice(() => import(/* webpackChunkName: "offline" */ "./offline-parts.ts"));

interface OfflineDialogProps {
  readonly close: () => void;
}

type Parts = Awaited<ReturnType<typeof loadOffline>>;

/** The dialog for saving the documentation. Its content is loaded when it opens. */
export function OfflineDialog({ close }: OfflineDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [parts, setParts] = useState<Parts | Error>();
  const load = () => {
    setParts(undefined);
    loadOffline().then(setParts, setParts);
  };
  const tryAgain = () => {
    // The button disappears, so move the focus.
    focusHeading(title.current);
    load();
  };
  useEffect(load, []);
  useEffect(() => openOver(dialog.current), []);
  useEffect(() => markRoot("dialog-open"), []);
  const end = () => closeDialog(dialog.current);
  return (
    <dialog
      ref={dialog}
      className="offline-dialog"
      aria-labelledby="offline-title"
      onClose={close}
      // Otherwise, Escape would also close a drawer below.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onClick={({ target, currentTarget }) => target === currentTarget && end()}
    >
      <div className="offline-panel">
        <h2 ref={title} id="offline-title">
          Available offline
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={end}>
          <Icon name="close" />
        </button>
        {parts === undefined && <p>Loading…</p>}
        {parts instanceof Error && <Failure what="this dialog" tryAgain={tryAgain} />}
        {parts !== undefined && "CopyPanel" in parts && <parts.CopyPanel />}
      </div>
    </dialog>
  );
}
