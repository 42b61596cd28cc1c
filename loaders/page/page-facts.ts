import { existsSync, readFileSync, statSync } from "node:fs";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import type { MarkedCode } from "../../src/site/code/code-marks.ts";
import type { SampleDownload } from "../samples/downloads.ts";
import type { SampleState } from "../samples/sample-project.ts";
import type { Link, PageFacts, PageProblem, ReferenceEntry } from "../../src/types.ts";

// How facts about a page reach the plugins:
// 1. transforms add them to the page's virtual file (`factsOf`),
// 2. the compiled page starts with them, in one line (`factsFirst`),
// 3. `article-loader` removes that line (`splitFacts`) and exports the facts,
// 4. `page-loader` adds facts from rendering and stores all in `module.buildInfo`, which webpack
//    caches and `plugins/content/page-facts.ts` reads.

interface CollectedFacts {
  readonly links: Link[];
  readonly ids: string[];
  readonly problems: PageProblem[];
  readonly advice: PageProblem[];
  readonly entries: ReferenceEntry[];
  readonly readmeIds: string[];
  readonly samples: SampleState[];
  readonly downloads: SampleDownload[];
  readonly codes: MarkedCode[];
  /** The first mistake, which left the page empty. */
  unreadable?: string;
  /** Absolute paths. A change to one of these files recompiles the page. */
  readonly filesRead: string[];
  /** Only creating or deleting these recompiles the page. */
  readonly filesLookedFor: string[];
  /** Any change in one of these does. */
  readonly foldersRead: string[];
}

declare module "vfile" {
  interface DataMap {
    facts?: CollectedFacts;
    /** From `performance.now()`. */
    started?: number;
  }
}

/** Returns the same lists for the same file, to push to. */
export function factsOf(file: VFile): CollectedFacts {
  return (file.data.facts ??= {
    links: [],
    ids: [],
    problems: [],
    advice: [],
    entries: [],
    readmeIds: [],
    samples: [],
    downloads: [],
    codes: [],
    filesRead: [],
    filesLookedFor: [],
    foldersRead: [],
  });
}

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

/** A recma plugin that puts the facts in front of the compiled page. */
export function factsFirst(this: Processor) {
  const { compiler } = this;
  if (compiler === undefined) return;
  this.compiler = (tree, file) => {
    const compiled = compiler(tree, file);
    const took = performance.now() - (file.data.started ?? 0);
    return `${JSON.stringify({ ...factsOf(file), took })}\n${String(compiled)}`;
  };
}

/** What runs before the page is rendered, and isn't kept. */
export interface SampleFacts {
  readonly samples: readonly SampleState[];
  readonly downloads: readonly SampleDownload[];
}

interface SplitFacts extends Pick<
  CollectedFacts,
  "codes" | "filesRead" | "filesLookedFor" | "foldersRead"
> {
  readonly facts: PageFacts & SampleFacts;
  readonly code: string;
}

export function splitFacts(compiled: string): SplitFacts {
  const end = compiled.indexOf("\n");
  const { codes, filesRead, filesLookedFor, foldersRead, ...facts } = JSON.parse(
    compiled.slice(0, end),
  );
  return { facts, codes, filesRead, filesLookedFor, foldersRead, code: compiled.slice(end + 1) };
}
