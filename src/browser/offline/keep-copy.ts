import { savesData } from "../navigation/follow-links.ts";
import { online } from "./online.ts";
import { fetchBuild, runtimeOfDocument } from "../updates/newer-build.ts";
import { readCopies } from "./copies.ts";
import { goOn, save } from "./copy-store.ts";

/**
 * Continues what a closed tab began, restores files that the browser evicted, and replaces a copy
 * older than this document. Readers who save data or stopped it decide in the dialog.
 */
export async function keepCopy(): Promise<void> {
  if (savesData() || !online.get()) return;
  await goOn();
  const { whole, next } = await readCopies();
  if (whole === undefined || next?.record.status === "stopped") return;
  const { build, noRoomFor } = whole.record;
  const isOld = !((runtimeOfDocument() ?? "") in build.assets);
  // The live build may have been too large before.
  const hasRoom = async () => noRoomFor === undefined || noRoomFor !== (await fetchBuild()).id;
  if (whole.missing.length > 0 || (isOld && (await hasRoom()))) await save();
}
