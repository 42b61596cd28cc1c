import type { CopyRecord } from "./copy-record.ts";
import { bytesOf } from "./copy-files.ts";
import type { PublishedBuild } from "./published-build.ts";

/** A saved copy as it is found in the browser. */
export interface Copy {
  readonly build: PublishedBuild;
  readonly record: CopyRecord;
  /** Paths of its files that are not there: still to come, or taken away by the browser. */
  readonly missing: readonly string[];
}

/** How far a copy has come; both are bytes before compression. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** All that decides what a reader is told and offered. */
export interface Situation {
  /** Whether this browser keeps anything for the site. */
  readonly isPossible: boolean;
  readonly isOnline: boolean;
  readonly copies: readonly Copy[];
  /** What the site has now, and what of it would have to be fetched; missing without a network. */
  readonly live?:
    { readonly build: PublishedBuild; readonly missing: readonly string[] } | undefined;
  /** What a tab is saving right now. */
  readonly running?: Progress;
  readonly fault?: SaveFault;
}

/** Why a copy could not be made whole: no room, or a file that did not come as it should. */
export interface SaveFault {
  readonly kind: "no-room" | "no-file";
  readonly message: string;
}

export const noRoom: SaveFault = {
  kind: "no-room",
  message: "Not enough storage space, so the documentation wasn’t saved.",
};

interface Saved {
  readonly time: string;
  /** Before compression. */
  readonly bytes: number;
}

export type CopyState =
  | { readonly kind: "checking" }
  | { readonly kind: "impossible" }
  /** `bytes` to fetch; not known without a network. */
  | { readonly kind: "none"; readonly bytes: number | undefined }
  | ({ readonly kind: "saving" | "stopped" | "waiting"; readonly saved?: Saved } & Progress)
  | ({ readonly kind: "saved" } & Saved)
  /** `fetch` bytes make it new, or whole again. */
  | ({ readonly kind: "outdated" | "damaged"; readonly fetch: number } & Saved)
  | { readonly kind: "failed"; readonly fault: SaveFault; readonly saved?: Saved };

/**
 * Where the copy stands, of all that is known.
 *
 * @param situation missing until the browser has been looked through
 */
export function copyState(situation: Situation | undefined): CopyState {
  if (situation === undefined) return { kind: "checking" };
  const { isPossible, isOnline, copies, live, running, fault } = situation;
  if (!isPossible) return { kind: "impossible" };
  const whole = wholeCopy(copies);
  const saved = whole && { time: whole.record.time, bytes: whole.record.bytes };
  if (running !== undefined) return { kind: "saving", ...running, saved };
  if (fault !== undefined) return { kind: "failed", fault, saved };
  const partial = partialCopy(copies);
  if (partial !== undefined) {
    const isStopped = partial.record.status === "stopped";
    const kind = isStopped ? "stopped" : isOnline ? "saving" : "waiting";
    return { kind, ...progressOf(partial), saved };
  }
  if (whole === undefined || saved === undefined) {
    return { kind: "none", bytes: live && bytesOf(live.build, live.missing) };
  }
  if (whole.missing.length > 0) {
    return { kind: "damaged", ...saved, fetch: bytesOf(whole.build, whole.missing) };
  }
  if (live !== undefined && live.build.id === whole.record.noRoomFor) {
    return { kind: "failed", fault: noRoom, saved };
  }
  if (live !== undefined && live.build.id !== whole.build.id) {
    return { kind: "outdated", ...saved, fetch: bytesOf(live.build, live.missing) };
  }
  return { kind: "saved", ...saved };
}

/** The copy that can be read, even while another one is made. */
export const wholeCopy = (copies: readonly Copy[]): Copy | undefined =>
  copies.find(({ record }) => record.status === "whole");

/** The one that was begun last; an older one may be left of a build that is gone. */
const partialCopy = (copies: readonly Copy[]): Copy | undefined =>
  copies
    .filter(({ record }) => record.status !== "whole")
    .toSorted((a, b) => (a.record.time < b.record.time ? 1 : -1))[0];

function progressOf({ build, record, missing }: Copy): Progress {
  return { done: record.bytes - bytesOf(build, missing), total: record.bytes };
}
