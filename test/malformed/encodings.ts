import type { Random } from "./random.ts";

/** The bytes of a page as they may lie on a disk. */
export function bytesOf(text: string, random: Random): Buffer {
  const utf8 = Buffer.from(text);
  switch (random.below(24)) {
    case 0:
      return Buffer.from(`\uFEFF${text}`);
    case 1:
      return Buffer.from(text.replaceAll("\n", "\r\n"));
    case 2:
      return Buffer.from(text.replaceAll("\n", "\r"));
    case 3:
      return Buffer.from(text, "utf16le");
    case 4:
      return Buffer.from(`\uFEFF${text}`, "utf16le");
    case 5:
      return Buffer.from(text, "latin1");
    case 6:
      return Buffer.alloc(0);
    case 7:
      return utf8.subarray(0, random.below(utf8.length));
    case 8:
      return broken(utf8, random);
    case 9:
      return Buffer.from(Array.from({ length: 500 }, () => random.below(256)));
    default:
      return utf8;
  }
}

/** Some of its bytes are any. */
function broken(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  for (let count = 0; count < 5; count += 1) copy[random.below(copy.length)] = random.below(256);
  return copy;
}
