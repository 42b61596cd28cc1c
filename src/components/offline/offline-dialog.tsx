import { useEffect, useRef, useState } from "react";
import { openOver } from "../../browser/offline/offline-entry.ts";
import { closeDialog } from "../../browser/search/search-dialog.ts";
import { Icon } from "../icon/icon.tsx";
import { loadOffline } from "./load-offline.ts";

interface OfflineDialogProps {
  readonly close: () => void;
}

type Parts = Awaited<ReturnType<typeof loadOffline>>;

/** Where the reader saves the documentation. What it shows is loaded when it is opened. */
export function OfflineDialog({ close }: OfflineDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [parts, setParts] = useState<Parts | "failed">();
  const load = () => {
    setParts(undefined);
    loadOffline().then(setParts, () => setParts("failed"));
  };
  useEffect(load, []);
  useEffect(() => openOver(dialog.current), []);
  const end = () => dialog.current && closeDialog(dialog.current);
  return (
    <dialog
      ref={dialog}
      className="offline-dialog"
      aria-labelledby="offline-title"
      onClose={close}
      // A drawer below it closes by the same key.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onClick={({ target, currentTarget }) => target === currentTarget && end()}
    >
      <div className="offline-panel">
        <h2 id="offline-title">Available offline</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={end}>
          <Icon name="close" />
        </button>
        {parts === undefined && <p>Loading…</p>}
        {parts === "failed" && (
          <>
            <p role="alert">This dialog could not be loaded.</p>
            <button type="button" className="button" onClick={load}>
              Try again
            </button>
          </>
        )}
        {typeof parts === "object" && <parts.CopyPanel />}
      </div>
    </dialog>
  );
}
