import { wholeCopy, type Copy } from "../../site/offline/copy-state.ts";
import { savesData } from "../links.ts";
import { isOnline } from "../online.ts";
import { runtimeOfDocument } from "../runtime-of-document.ts";
import { readCopies } from "./copies.ts";
import { fetchBuild } from "./fetch-file.ts";
import { goOn, save } from "./copy-store.ts";

/**
 * For a reader who has saved the documentation: goes on with what a closed tab has begun, mends what
 * the browser has removed, and replaces a copy that is older than the document on the screen. Whoever
 * saves data is asked first, in the dialog; who has stopped it goes on there.
 */
export async function keepCopy(): Promise<void> {
  if (savesData() || !isOnline()) return;
  await goOn();
  const copies = await readCopies();
  const whole = wholeCopy(copies);
  if (whole === undefined || copies.some(({ record }) => record.status === "stopped")) return;
  const isOld = !((runtimeOfDocument() ?? "") in whole.build.assets);
  if (whole.missing.length > 0 || (isOld && (await hasRoom(whole)))) await save();
}

/** Not so where what the site has was tried before, and did not fit beside the older copy. */
const hasRoom = async ({ record }: Copy): Promise<boolean> =>
  record.noRoomFor === undefined || record.noRoomFor !== (await fetchBuild()).id;
