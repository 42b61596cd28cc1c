import { existsSync, readFileSync, statSync } from "node:fs";
import type { VFile } from "vfile";
import { factsOf } from "./page-facts.ts";

/**
 * Whether there is a file or a folder; a page is compiled again when that changes.
 *
 * @param page on its way through the pipeline
 * @param file absolute
 */
export function exists(page: VFile, file: string): boolean {
  factsOf(page).filesLookedFor.push(file);
  return existsSync(file);
}

/** The same for a file alone: a folder can be linked to, but neither shown nor downloaded. */
export const isFile = (page: VFile, file: string): boolean =>
  exists(page, file) && statSync(file).isFile();

/** The bytes of a file; a page is compiled again when they change. */
export function read(page: VFile, file: string): Buffer {
  factsOf(page).filesRead.push(file);
  return readFileSync(file);
}
