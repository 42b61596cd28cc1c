import { wholeCopy } from "../../site/offline/copy-state.ts";
import { savesData } from "../links.ts";
import { isOnline } from "../online.ts";
import { runtimeOfDocument } from "../runtime-of-document.ts";
import { readCopies } from "./copies.ts";
import { goOn, save } from "./copy-store.ts";

/**
 * For a reader who has saved the documentation: goes on with what a closed tab has begun, mends what
 * the browser has removed, and replaces a copy that is older than the document on the screen. Whoever
 * saves data is asked first, in the dialog.
 */
export async function keepCopy(): Promise<void> {
  if (savesData() || !isOnline()) return;
  await goOn();
  const whole = wholeCopy(await readCopies());
  if (whole === undefined) return;
  const isOld = !((runtimeOfDocument() ?? "") in whole.build.assets);
  if (isOld || whole.missing.length > 0) await save();
}
