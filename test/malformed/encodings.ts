import type { Random } from "./random.ts";

/** What may happen to the bytes of a page on a disk. */
const changes: readonly ((text: string, random: Random) => Buffer)[] = [
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(text.replaceAll("\n", "\r\n")),
  (text) => Buffer.from(text, "utf16le"),
  (text) => Buffer.from(text, "latin1"),
  () => Buffer.alloc(0),
  (text, random) => Buffer.from(text).subarray(0, random.below(text.length)),
  (text, random) => Buffer.from(text).fill(random.below(256), random.below(text.length)),
  (_text, random) => Buffer.from(Array.from({ length: 500 }, () => random.below(256))),
];

/** The bytes of a page; those of two in three are as they should be. */
export function bytesOf(text: string, random: Random): Buffer {
  const change = changes[random.below(3 * changes.length)];
  return change === undefined ? Buffer.from(text) : change(text, random);
}
