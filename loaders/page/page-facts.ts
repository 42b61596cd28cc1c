import type { Processor } from "unified";
import type { VFile } from "vfile";
import type { Link, PageFacts, PageProblem } from "../../src/types.ts";

// How facts about a page reach the plugins, from the first transform on:
// 1. transforms note them on the page's virtual file (`factsOf`),
// 2. the compiled page starts with them, in one line (`factsFirst`),
// 3. `article-loader` takes that line off (`splitFacts`), tells webpack which files were read, and
//    exports the rest from the compiled page,
// 4. `page-loader` adds what rendering shows and puts all into `module.buildInfo`, which webpack
//    keeps in its cache, and where `plugins/content/page-facts.ts` reads it.

interface CollectedFacts {
  readonly links: Link[];
  readonly ids: string[];
  readonly problems: PageProblem[];
  readonly advice: PageProblem[];
  /** Why the page is empty: the first mistake in it. */
  unreadable?: string;
  /** Absolute paths: the page is compiled again when one of them changes. */
  readonly filesRead: string[];
  /** Of these only the existence matters: a page that a link names may change freely. */
  readonly filesLookedFor: string[];
}

declare module "vfile" {
  interface DataMap {
    facts?: CollectedFacts;
    /** When reading the page began. */
    started?: number;
  }
}

/**
 * The facts about a page that its transforms add to while they visit it.
 *
 * @param file the page on its way through the pipeline
 * @returns lists to push to, the same ones for the same file
 */
export function factsOf(file: VFile): CollectedFacts {
  return (file.data.facts ??= {
    links: [],
    ids: [],
    problems: [],
    advice: [],
    filesRead: [],
    filesLookedFor: [],
  });
}

/** A recma plugin that puts the facts before the compiled page. */
export function factsFirst(this: Processor) {
  const { compiler } = this;
  if (compiler === undefined) return;
  this.compiler = (tree, file) => {
    const compiled = compiler(tree, file);
    const took = performance.now() - (file.data.started ?? 0);
    return `${JSON.stringify({ ...factsOf(file), took })}\n${String(compiled)}`;
  };
}

interface SplitFacts extends Pick<CollectedFacts, "filesRead" | "filesLookedFor"> {
  readonly facts: PageFacts;
  readonly code: string;
}

/** Takes the facts off a compiled page. */
export function splitFacts(compiled: string): SplitFacts {
  const end = compiled.indexOf("\n");
  const { filesRead, filesLookedFor, ...facts } = JSON.parse(compiled.slice(0, end));
  return { facts, filesRead, filesLookedFor, code: compiled.slice(end + 1) };
}
