import type { CopyRecord } from "./copy-record.ts";
import { bytesOf, type PublishedBuild } from "./published-build.ts";

/** A saved copy as it is found in the browser. */
export interface Copy {
  readonly record: CopyRecord;
  /** Paths of its files that are not there: still to come, or taken away by the browser. */
  readonly missing: readonly string[];
}

export interface Copies {
  /** The copy that can be read, even while another one is made. */
  readonly whole?: Copy;
  /** The one that is in the making, or was stopped. */
  readonly next?: Copy;
}

/** How far a copy has come; both are bytes before compression. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** All that decides what a reader is told and offered. */
export interface CopyFacts {
  /** Whether this browser keeps anything for the site. */
  readonly isPossible: boolean;
  readonly isOnline: boolean;
  readonly copies: Copies;
  /** What the site has now, and what of it would have to be fetched; missing without a network. */
  readonly live?:
    { readonly build: PublishedBuild; readonly missing: readonly string[] } | undefined;
  /** What a tab is saving right now. */
  readonly running?: Progress | undefined;
  readonly fault?: SaveFault | undefined;
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
 * @param facts missing until the browser has been looked through
 */
export function copyState(facts: CopyFacts | undefined): CopyState {
  if (facts === undefined) return { kind: "checking" };
  const { isPossible, isOnline, copies, live, running, fault } = facts;
  if (!isPossible) return { kind: "impossible" };
  const { whole, next } = copies;
  const saved = whole && { time: whole.record.time, bytes: whole.record.bytes };
  if (running !== undefined) return { kind: "saving", ...running, saved };
  if (fault !== undefined) return { kind: "failed", fault, saved };
  if (next !== undefined) {
    const isStopped = next.record.status === "stopped";
    const kind = isStopped ? "stopped" : isOnline ? "saving" : "waiting";
    return { kind, ...progressOf(next), saved };
  }
  if (whole === undefined || saved === undefined) {
    return { kind: "none", bytes: live && bytesOf(live.build, live.missing) };
  }
  if (whole.missing.length > 0) {
    return { kind: "damaged", ...saved, fetch: bytesOf(whole.record.build, whole.missing) };
  }
  if (live !== undefined && live.build.id === whole.record.noRoomFor) {
    return { kind: "failed", fault: noRoom, saved };
  }
  if (live !== undefined && live.build.id !== whole.record.build.id) {
    return { kind: "outdated", ...saved, fetch: bytesOf(live.build, live.missing) };
  }
  return { kind: "saved", ...saved };
}

const progressOf = ({ record, missing }: Copy): Progress => ({
  done: record.bytes - bytesOf(record.build, missing),
  total: record.bytes,
});
