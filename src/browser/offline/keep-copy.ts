import { savesData } from "../navigation/follow-links.ts";
import { online } from "./online.ts";
import { fetchBuild, runtimeOfDocument } from "../updates/newer-build.ts";
import { readCopies } from "./copies.ts";
import { goOn, save } from "./copy-store.ts";

/**
 * For a reader who has saved the documentation: goes on with what a closed tab has begun, mends what
 * the browser has removed, and replaces a copy that is older than the document on the screen. Whoever
 * saves data is asked first, in the dialog; who has stopped it goes on there.
 */
export async function keepCopy(): Promise<void> {
  if (savesData() || !online.get()) return;
  await goOn();
  const { whole, next } = await readCopies();
  if (whole === undefined || next?.record.status === "stopped") return;
  const { build, noRoomFor } = whole.record;
  const isOld = !((runtimeOfDocument() ?? "") in build.assets);
  // What the site has may have been tried before, and did not fit beside the older copy.
  const hasRoom = async () => noRoomFor === undefined || noRoomFor !== (await fetchBuild()).id;
  if (whole.missing.length > 0 || (isOld && (await hasRoom()))) await save();
}
