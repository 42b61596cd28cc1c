import { existsSync, readFileSync, statSync } from "node:fs";
import type { VFile } from "vfile";
import { factsOf } from "./page-facts.ts";

/** Also recompiles the page once the file or folder is created or deleted. */
export function exists(page: VFile, file: string): boolean {
  factsOf(page).filesLookedFor.push(file);
  return existsSync(file);
}

/** Excludes folders, which can be linked to but not shown. */
export const isFile = (page: VFile, file: string): boolean =>
  exists(page, file) && statSync(file).isFile();

/** Also recompiles the page if the file changes. */
export function read(page: VFile, file: string): Buffer {
  factsOf(page).filesRead.push(file);
  return readFileSync(file);
}
