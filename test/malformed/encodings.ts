import type { Random } from "./random.ts";

/** What editors may do to the bytes of a page. */
const changes: readonly ((text: string, random: Random) => Buffer)[] = [
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(text.replaceAll("\n", "\r\n")),
  (text) => Buffer.from(text, "utf16le"),
  (text) => Buffer.from(text, "latin1"),
  () => Buffer.alloc(0),
  (text, random) => Buffer.from(text).subarray(0, random.below(text.length)),
];

/** The bytes of a page; those of two in three are as they should be. */
export function bytesOf(text: string, random: Random): Buffer {
  const change = changes[random.below(3 * changes.length)];
  return change === undefined ? Buffer.from(text) : change(text, random);
}
