import { readMessage, type CopyMessage } from "../../site/offline/copy-messages.ts";
import {
  noRoom,
  type CopyFacts,
  type Progress,
  type SaveFault,
} from "../../site/offline/copy-state.ts";
import { savesData } from "../navigation/follow-links.ts";
import { online } from "./online.ts";
import { createStore } from "../store.ts";
import { tryConnection } from "./connection.ts";
import { readCopies, removeCopies, stopCopy } from "./copies.ts";
import { copyChannel } from "./has-copy.ts";
import { isNoRoom, saveCopy } from "./save-copy.ts";
import { surveyBuild, surveyCopies } from "./copy-facts.ts";

/** The saved copy, as every tab of the site sees it; one tab at a time works on it. */

/** Name of the lock that it holds: https://w3c.github.io/web-locks/ */
const lock = "saved-copy";

/** What is known; nothing before `survey` has ended once. */
export const copyFacts = createStore<CopyFacts | undefined>(undefined);

const channel = new BroadcastChannel(copyChannel);
const tellTabs = (message: CopyMessage): void => channel.postMessage(message);

let found: Omit<CopyFacts, "isOnline" | "running" | "fault"> | undefined;
let running: Progress | undefined;
let fault: SaveFault | undefined;
let own: AbortController | undefined;
let surveys = 0;

const update = (): void =>
  copyFacts.set(found && { ...found, isOnline: online.get(), running, fault });

/** Finds out again what is saved and what the site has. */
export async function survey(): Promise<void> {
  const turn = (surveys += 1);
  const show = (next: NonNullable<typeof found>) => {
    if (turn !== surveys) return;
    found = next;
    update();
  };
  const live = surveyBuild();
  const copies = await surveyCopies();
  // What is saved does not wait for the network, but for the first time it is said with its size.
  if (found !== undefined) show({ ...found, ...copies });
  show({ ...copies, live: await live });
}

/** Saves the documentation, or brings what is saved up to date, because its reader wants it. */
export function save(): Promise<void> {
  // Firefox asks the reader; whoever saves wants to find it again.
  void navigator.storage?.persist?.();
  fault = undefined;
  return work(() => Promise.resolve(true));
}

/** Goes on with what was begun and not stopped, here or in a tab that is gone. */
export const goOn = (): Promise<void> =>
  work(async () => (await readCopies()).next?.record.status === "saving");

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
  // Who has only waited for its turn has no news.
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

/** @returns nothing where the network is gone: what was begun goes on when it is back */
async function explain(error: unknown): Promise<SaveFault | undefined> {
  if (isNoRoom(error)) return noRoom;
  if (!(await tryConnection())) return undefined;
  // An update is tried again with the next page; what its reader waits for, when they say so.
  if (savesData() || (await readCopies()).whole === undefined) await stopCopy();
  console.warn(error);
  return { kind: "no-file", message: "Couldn’t save the documentation. Try again later." };
}

/** Stops saving, in whatever tab; what was fetched stays. */
export const stop = (): Promise<void> => interrupt(stopCopy);

/** Removes all that was saved. */
export const remove = (): Promise<void> => interrupt(removeCopies);

/** Does something when no tab works on the copy any more. */
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
  // Waits for its turn: it comes when the tab that saves is done, or gone.
  void goOn();
});
