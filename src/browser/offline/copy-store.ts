import { readMessage, type CopyMessage } from "../../site/offline/copy-messages.ts";
import { noRoom, type CopyFacts, type Progress } from "../../site/offline/copy-state.ts";
import { savesData } from "../../site/offline/saves-data.ts";
import { createStore } from "../store.ts";
import { fetchBuild, runtimeOfDocument } from "../updates/newer-build.ts";
import { tryConnection } from "./connection.ts";
import { readCopies, removeCopies, stopCopy } from "./copy-records.ts";
import { copyChannel } from "./has-copy.ts";
import { online } from "./online.ts";
import { isNoRoom, saveCopy } from "./save-copy.ts";
import { surveyBuild, surveyCopies } from "./copy-facts.ts";

/** The one tab that works on the copy holds it: https://w3c.github.io/web-locks/ */
const lock = "saved-copy";

/** Undefined before the first `survey`. */
export const copyFacts = createStore<CopyFacts | undefined>(undefined);

const channel = new BroadcastChannel(copyChannel);
const tellTabs = (message: CopyMessage): void => channel.postMessage(message);

let found: Omit<CopyFacts, "isOnline" | "running" | "fault"> | undefined;
let running: Progress | undefined;
let fault: string | undefined;
let own: AbortController | undefined;
let surveys = 0;

const update = (): void =>
  copyFacts.set(found && { ...found, isOnline: online.get(), running, fault });

export async function survey(): Promise<void> {
  const turn = (surveys += 1);
  const show = (next: NonNullable<typeof found>) => {
    if (turn !== surveys) return;
    found = next;
    update();
  };
  const live = surveyBuild();
  const copies = await surveyCopies();
  // Only the first time does this wait for the network, to show the size, too.
  if (found !== undefined) show({ ...found, ...copies });
  show({ ...copies, live: await live });
}

/** For a reader who asked for it. */
export function save(): Promise<void> {
  // Firefox asks the reader.
  void navigator.storage?.persist?.();
  fault = undefined;
  return work(() => Promise.resolve(true));
}

/** Continues what another tab or an earlier visit began and did not stop. */
const goOn = (): Promise<void> =>
  work(async () => (await surveyCopies()).copies.next?.record.status === "saving");

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

async function work(isWanted: () => Promise<boolean>): Promise<void> {
  if (own !== undefined) return;
  const { signal } = (own = new AbortController());
  try {
    await navigator.locks.request(lock, { signal }, async () => {
      if (await isWanted()) await saveCopy(signal, report);
    });
  } catch (error) {
    if (!signal.aborted) fault = await explain(error);
  }
  own = undefined;
  // A tab that only waited for the lock has no news.
  if (running !== undefined || fault !== undefined) tellTabs({ kind: "ended" });
  await end();
}

function report(progress: Progress): void {
  running = progress;
  tellTabs({ kind: "progress", ...progress });
  update();
}

function end(): Promise<void> {
  running = undefined;
  return survey();
}

/** Returns undefined if the network is gone: saving continues when it is back. */
async function explain(error: unknown): Promise<string | undefined> {
  if (isNoRoom(error)) return noRoom;
  if (!(await tryConnection())) return undefined;
  // The next page retries an update; a first copy waits for the reader.
  if (savesData() || (await readCopies()).whole === undefined) await stopCopy();
  console.warn(error);
  return "Couldn’t save the documentation. Try again later.";
}

/** In whatever tab; files that were fetched stay. */
export const stop = (): Promise<void> => interrupt(stopCopy);

export const remove = (): Promise<void> => interrupt(removeCopies);

async function interrupt(act: () => Promise<void>): Promise<void> {
  fault = undefined;
  tellTabs({ kind: "stop" });
  own?.abort();
  await navigator.locks.request(lock, act);
  tellTabs({ kind: "ended" });
  await end();
}

online.subscribe(() => {
  update();
  if (online.get()) void goOn();
});

channel.addEventListener("message", ({ data }) => {
  const message = readMessage(data);
  if (message?.kind === "stop") own?.abort();
  if (message?.kind === "ended") void end();
  if (message?.kind !== "progress") return;
  running = { done: message.done, total: message.total };
  update();
  // Waits for the lock, in case the other tab is closed.
  void goOn();
});
