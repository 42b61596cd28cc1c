import * as v from "valibot";
import { shellUrl } from "./published-build.ts";

/** Describes a saved copy. Its files are in the cache for hashed files. */
export const copyRecord = v.object({
  status: v.picklist(["whole", "saving", "stopped"]),
  /** When the record was written, in ISO 8601. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  /** Size of all files before compression. */
  bytes: v.number(),
  build: v.object({
    id: v.string(),
    assets: v.record(v.string(), v.number()),
    pages: v.record(v.string(), v.string()),
  }),
  /** The newer build that didn't fit next to this complete copy. */
  noRoomFor: v.optional(v.string()),
});

export type CopyRecord = v.InferOutput<typeof copyRecord>;

/** The complete copy and the one being saved. */
export const recordUrls = { whole: "/saved-copy.json", next: "/next-copy.json" } as const;

export const copyShellUrl = (build: string): string => `${shellUrl}?${build}`;

/** Ignores records from older versions of the site. */
export function readRecord(text: string): CopyRecord | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), copyRecord), text);
  return success ? output : undefined;
}
