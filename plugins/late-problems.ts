import { readFileSync } from "node:fs";
import path from "node:path";
import type { Compilation } from "webpack";
import type { ContentOptions } from "../loaders/content-rules.ts";
import { fileOfResource } from "../loaders/file-request.ts";
import { onLateError } from "../loaders/page-code.ts";
import { problemOf } from "../loaders/page-problem.ts";
import type { Problem } from "../src/types.ts";
import { pageFactsOf } from "./page-facts.ts";
import { printable } from "./printable.ts";

/**
 * Collects from now on what the promises and timers of pages throw. It belongs to no module, so it
 * is no by-product of one: such pages are built anew each time.
 *
 * @param compilation that runs the pages
 * @returns function that gives what was found; what comes after it is printed
 */
export function lateProblems(
  compilation: Compilation,
  { root, strict }: ContentOptions,
): () => readonly Problem[] {
  const found: Problem[] = [];
  const pages = new Set<string>();
  let isReported = false;
  onLateError((page, error) => {
    const { line, message } = problemOf(error, page, textOf(page));
    const file = path.relative(root, page).replaceAll("\\", "/");
    const problem = { path: file, line, message: `in a promise or a timer of its own: ${message}` };
    pages.add(page);
    found.push(problem);
    if (!isReported) return;
    forget(compilation, pages);
    console.error(`${printable(file)}:${line}: ${problem.message}`);
    if (strict) process.exitCode = 1;
  });
  return () => {
    isReported = true;
    // Not before: webpack decides what it keeps of a module when its loaders are done.
    forget(compilation, pages);
    return found;
  };
}

/** Lets the next build read pages again. */
function forget({ modules }: Compilation, pages: ReadonlySet<string>) {
  if (pages.size === 0) return;
  for (const module of modules) {
    const page = "resource" in module ? fileOfResource(String(module.resource)) : "";
    if (pages.has(page) && pageFactsOf(module) && module.buildInfo)
      module.buildInfo.cacheable = false;
  }
}

/** It may be gone by now. */
function textOf(page: string): string {
  try {
    return readFileSync(page, "utf8");
  } catch {
    return "";
  }
}
