import { entryNotes, noteInEntry } from "./history-entry.ts";

/**
 * When React gives up it takes the whole site off the screen: extensions that translate, for one,
 * move text that it means to remove. The address is loaded anew then, and if that ends alike, its
 * prerendered page stays as it came. The history entry says so, which works without storage.
 */

/** A crash that soon after a document's start would come again, in milliseconds. */
const soon = 10_000;

/** Several errors may come before the document goes. */
let isLeaving = false;

/** For React's `onUncaughtError`. */
export function recoverFromCrash(error: unknown): void {
  reportError(error);
  if (isLeaving) return;
  isLeaving = true;
  const again = crashes() > 0 && performance.now() < soon;
  noteCrashes(again ? 2 : 1);
  location.reload();
}

/** Whether the document was loaded anew twice in a row; the next reload tries it all again. */
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
