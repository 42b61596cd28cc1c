import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { LoaderContext } from "webpack";
import type { ContentOptions } from "../content-rules.ts";
import { compileInThread, highlightInProcess, pagesAtOnce } from "../workers.ts";
import { pageFile } from "./file-request.ts";
import { splitFacts } from "./page-facts.ts";

const renderer = createRequire(import.meta.url).resolve(
  "../../src/content-components/render-article.tsx",
);

interface Begun {
  readonly source: string;
  readonly compiled: Promise<string>;
}

/** By path. */
const begun = new Map<string, Begun>();

/**
 * Compiles and highlights pages that have changed while webpack finds out which of its modules have;
 * of many, as in a build without a cache, the first.
 */
export function beginArticles(files: Iterable<string>, options: ContentOptions): void {
  // What nobody has opened may depend on files that change later.
  begun.clear();
  const pages = [...files].filter((file) => /\.mdx?$/i.test(file));
  for (const file of pages.slice(0, pagesAtOnce)) begin(file, options).catch(() => {});
}

async function begin(path: string, options: ContentOptions): Promise<void> {
  const source = await readFile(path, "utf8");
  const compiled = compileInThread({ path, source, options });
  begun.set(path, { source, compiled });
  // The loader reports what's wrong, and the process that highlights knows what it has done.
  await highlightInProcess(splitFacts(await compiled).codes);
}

/**
 * Compiles a page's MDX, and adds `_render()` and `_facts()`. The page's own module renders it, so
 * that the page and its components share one copy of each module. Facts are a function, because
 * pages that import each other may ask for them before they have run.
 */
export default async function articleLoader(
  this: LoaderContext<ContentOptions>,
  source: string,
): Promise<string> {
  const page = { path: pageFile(this), source, options: this.getOptions() };
  const early = begun.get(page.path);
  begun.delete(page.path);
  const compiled = await (early?.source === source ? early.compiled : compileInThread(page));
  const { facts, filesRead, filesLookedFor, foldersRead, code } = splitFacts(compiled);
  for (const file of filesRead) this.addDependency(file);
  for (const file of filesLookedFor) this.addMissingDependency(file);
  for (const folder of foldersRead) this.addContextDependency(folder);
  return `${code}
import { renderArticle } from ${JSON.stringify(renderer)};
export function _facts() {
  return JSON.parse(${JSON.stringify(JSON.stringify(facts))});
}
export const _render = (results) => renderArticle(MDXContent, _facts(), results);
`;
}
