import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { freeBytes } from "../../browser/offline/copy-facts.ts";
import { savesData } from "../../site/offline/saves-data.ts";
import { copyFacts, remove, save, stop, survey } from "../../browser/offline/copy-store.ts";
import { catchFocus } from "../../browser/navigation/focus.ts";
import { copyState, type CopyState, type Progress } from "../../site/offline/copy-state.ts";
import { copyText, percent, roomText } from "../../site/offline/copy-text.ts";

/** The state of the saved copy, with buttons to save and remove it. */
export function CopyPanel() {
  const facts = useSyncExternalStore(copyFacts.subscribe, copyFacts.get);
  const state = copyState(facts);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => void survey(), []);
  // The focused button may disappear with the state.
  useEffect(() => catchFocus(status.current), [state.kind]);
  const action = actionOf(state, facts?.isOnline === true);
  return (
    <>
      <p>
        Save all pages, images, and the search index in this browser to read the documentation
        offline. The copy updates when the site changes.
      </p>
      <p ref={status} role="status" tabIndex={-1} className="copy-state" data-kind={state.kind}>
        {copyText(state)}
      </p>
      {"done" in state && <CopyProgress done={state.done} total={state.total} />}
      {state.kind === "none" && <RoomNote needed={state.bytes ?? 0} />}
      {savesData() && (
        <p>Data saver is on, so downloads and updates start only when you ask for them.</p>
      )}
      <div className="copy-buttons">
        {action !== undefined && (
          <button
            type="button"
            className="button primary"
            onClick={() => void (action.stops ? stop() : save())}
          >
            {action.label}
          </button>
        )}
        {canBeRemoved(state) && (
          <button type="button" className="button" onClick={() => void remove()}>
            Remove
          </button>
        )}
      </div>
    </>
  );
}

interface Action {
  readonly label: string;
  readonly stops?: true;
}

const actions: Partial<Readonly<Record<CopyState["kind"], Action>>> = {
  none: { label: "Save" },
  saving: { label: "Stop", stops: true },
  waiting: { label: "Stop", stops: true },
  stopped: { label: "Resume" },
  outdated: { label: "Update" },
  damaged: { label: "Repair" },
  failed: { label: "Try again" },
};

/** What the first button does; undefined if there is nothing to do, or no network to do it. */
function actionOf({ kind }: CopyState, isOnline: boolean): Action | undefined {
  const action = actions[kind];
  return isOnline || action?.stops ? action : undefined;
}

const canBeRemoved = (state: CopyState) =>
  ["saved", "outdated", "damaged", "stopped"].includes(state.kind) ||
  (state.kind === "failed" && state.saved !== undefined);

const CopyProgress = ({ done, total }: Progress) => (
  <p className="copy-progress">
    <progress aria-label="Saved so far" value={done} max={total} />
    {percent(done, total)}%
  </p>
);

/** Warns if the browser may not have enough storage. */
function RoomNote({ needed }: { readonly needed: number }) {
  const [free, setFree] = useState<number>();
  // Some browsers don't say, so there's no warning.
  useEffect(() => void freeBytes().then(setFree, () => undefined), []);
  const text = free === undefined ? undefined : roomText(needed, free);
  return text !== undefined && <p>{text}</p>;
}
