import path from "node:path";
import { fileName } from "./file-names.ts";
import type { MalformedInput } from "./input.ts";
import type { Random } from "./random.ts";

/**
 * A page that is a symbolic link: to a file, to a folder, to a device, to itself or to nothing, in
 * the content folder and outside of it.
 *
 * @param at number of the input; the one before it is what some lead to
 */
export function malformedLink(at: number, random: Random): MalformedInput {
  const file = random.below(2) === 0 ? "page.mdx" : fileName(random);
  const up = "../".repeat(file.split("/").length);
  const link = random.pick([
    path.basename(file),
    `${up}${at}/${file}`,
    "none.mdx",
    `${up}${up}${up}none.mdx`,
    "x".repeat(300),
    `${up}${at - 1}/page.mdx`,
    outside,
    `${outside}/content/index.mdx`,
  ]);
  return { file: `${at}/${file}`, link };
}

const outside = path.resolve("test/cases/gfm");
