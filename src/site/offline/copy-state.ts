import type { CopyRecord } from "./copy-record.ts";
import { bytesOf, type PublishedBuild } from "./published-build.ts";

export interface Copy {
  readonly record: CopyRecord;
  /** Paths of files that aren't saved yet, or that the browser removed. */
  readonly missing: readonly string[];
}

export interface Copies {
  /** The copy to read, even while a newer one is being saved. */
  readonly whole?: Copy;
  /** The copy that is being saved, or was stopped. */
  readonly next?: Copy;
}

/** In bytes, before compression. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface CopyFacts {
  /** Whether this browser lets the site store data. */
  readonly isPossible: boolean;
  readonly isOnline: boolean;
  readonly copies: Copies;
  /** The deployed build and the files to fetch for it; missing when offline. */
  readonly live?:
    { readonly build: PublishedBuild; readonly missing: readonly string[] } | undefined;
  readonly running?: Progress | undefined;
  /** Why saving failed, in words for the reader. */
  readonly fault?: string | undefined;
}

export const noRoom = "Not enough storage space, so the documentation wasn’t saved.";

export interface Saved {
  readonly time: string;
  /** Before compression. */
  readonly bytes: number;
}

export type CopyState =
  | { readonly kind: "checking" }
  | { readonly kind: "impossible" }
  /** `bytes` to fetch; unknown when offline. */
  | { readonly kind: "none"; readonly bytes: number | undefined }
  | ({ readonly kind: "saving" | "stopped" | "waiting"; readonly saved?: Saved } & Progress)
  | ({ readonly kind: "saved" } & Saved)
  /** `fetch` is the number of bytes that complete or update the copy. */
  | ({ readonly kind: "outdated" | "damaged"; readonly fetch: number } & Saved)
  | { readonly kind: "failed"; readonly fault: string; readonly saved?: Saved };

/** @param facts missing until the browser's caches have been read */
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
