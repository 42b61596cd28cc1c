import { entryNotes, noteInEntry } from "../navigation/history-entry.ts";

/**
 * When React gives up, for example because an extension moved text, it removes the whole site. The
 * page reloads once; after a second crash, the prerendered page stays. The history entry counts
 * crashes, because it works without storage.
 */

/** A crash this soon after loading would happen again, in milliseconds. */
const soon = 10_000;

/** React may report several errors before the page is gone. */
let isLeaving = false;

export function recoverFromCrash(error: unknown): void {
  reportError(error);
  if (isLeaving) return;
  isLeaving = true;
  const again = crashes() > 0 && performance.now() < soon;
  noteCrashes(again ? 2 : 1);
  location.reload();
}

/** After two crashes in a row. The next reload tries again. */
export function isBeyondRecovery(): boolean {
  const isBeyond = crashes() > 1;
  if (isBeyond) noteCrashes(0);
  return isBeyond;
}

function crashes(): number {
  const { crashes: count } = entryNotes();
  return typeof count === "number" ? count : 0;
}

const noteCrashes = (crashes: number): void => noteInEntry({ crashes });
