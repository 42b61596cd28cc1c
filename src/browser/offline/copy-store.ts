import {
  noRoom,
  type Progress,
  type SaveFault,
  type Situation,
  wholeCopy,
} from "../../site/offline/copy-state.ts";
import { savesData } from "../links.ts";
import { followOnline, isOnline } from "../online.ts";
import { tryConnection } from "./connection.ts";
import { deleteCopies, readCopies, stopCopies } from "./copies.ts";
import { hearTabs, tellTabs } from "./copy-messages.ts";
import { isNoRoom, saveCopy } from "./save-copy.ts";
import { surveyBuild, surveyCopies } from "./survey.ts";

/** The saved copy, as every tab of the site sees it; one tab at a time works on it. */

/** Name of the lock that it holds: https://w3c.github.io/web-locks/ */
const lock = "saved-copy";

let found: Situation | undefined;
let running: Progress | undefined;
let fault: SaveFault | undefined;
let own: AbortController | undefined;
let shown: Situation | undefined;
let turns = 0;
const listeners = new Set<() => void>();

/** What is known; nothing before `lookAround` has ended once. The same object until it changes. */
export const currentSituation = (): Situation | undefined => shown;

/** @returns what ends that */
export function followSituation(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function update(): void {
  shown = found && { ...found, isOnline: isOnline(), running, fault };
  for (const changed of listeners) changed();
}

/** Finds out again what is saved and what the site has. */
export async function lookAround(): Promise<void> {
  const turn = (turns += 1);
  const show = (situation: Situation) => {
    if (turn !== turns) return;
    found = situation;
    update();
  };
  const live = surveyBuild();
  const copies = await surveyCopies();
  // What is saved does not wait for the network, but for the first time it is said with its size.
  if (found !== undefined) show({ ...found, ...copies });
  show({ isOnline: isOnline(), ...copies, live: await live });
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
  work(async () => (await readCopies()).some(({ record }) => record.status === "saving"));

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
  await ended();
}

function report(progress: Progress): void {
  running = progress;
  tellTabs({ kind: "progress", ...progress });
  update();
}

async function ended(): Promise<void> {
  // Who has only waited for its turn has no news.
  if (running !== undefined || fault !== undefined) tellTabs({ kind: "ended" });
  running = undefined;
  await lookAround();
}

/** @returns nothing where the network is gone: what was begun goes on when it is back */
async function explain(error: unknown): Promise<SaveFault | undefined> {
  if (isNoRoom(error)) return noRoom;
  if (!(await tryConnection())) return undefined;
  // An update is tried again with the next page; what its reader waits for, when they say so.
  if (savesData() || wholeCopy(await readCopies()) === undefined) await stopCopies();
  console.warn(error);
  return { kind: "no-file", message: "Couldn’t save the documentation. Try again later." };
}

/** Stops saving, in whatever tab; what was fetched stays. */
export const stop = (): Promise<void> => takeOver(stopCopies);

/** Removes all that was saved. */
export const remove = (): Promise<void> => takeOver(() => deleteCopies());

async function takeOver(act: () => Promise<void>): Promise<void> {
  fault = undefined;
  tellTabs({ kind: "stop" });
  own?.abort();
  await navigator.locks.request(lock, act);
  tellTabs({ kind: "ended" });
  running = undefined;
  await lookAround();
}

followOnline(() => {
  update();
  if (isOnline()) void goOn();
});

hearTabs((message) => {
  if (message.kind === "stop") return own?.abort();
  if (message.kind === "ended") {
    running = undefined;
    return void lookAround();
  }
  running = { done: message.done, total: message.total };
  update();
  // Waits for its turn: it comes when the tab that saves is done, or gone.
  void goOn();
});
