import * as v from "valibot";
import { shellUrl } from "./published-build.ts";

/** What a saved copy says of itself; its files are in the cache of all hashed files. */
export const copyRecord = v.object({
  /** Whole, on its way, or left where the reader has stopped it. */
  status: v.picklist(["whole", "saving", "stopped"]),
  /** When that was said, in ISO 8601. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  /** Of all its files, before compression. */
  bytes: v.number(),
  build: v.object({
    id: v.string(),
    assets: v.record(v.string(), v.number()),
    pages: v.record(v.string(), v.string()),
  }),
  /** Of a whole copy: the newer build that there was no room for beside it. */
  noRoomFor: v.optional(v.string()),
});

export type CopyRecord = v.InferOutput<typeof copyRecord>;

/** Where the records stand in their cache: of the copy that is whole, and of one in the making. */
export const recordUrls = { whole: "/saved-copy.json", next: "/next-copy.json" } as const;

/** Where the shell of a copy stands in the same cache. */
export const copyShellUrl = (build: string): string => `${shellUrl}?${build}`;

/** @returns nothing for a text that is no record, as an older version of the site may have left */
export function readRecord(text: string): CopyRecord | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), copyRecord), text);
  return success ? output : undefined;
}
