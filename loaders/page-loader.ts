import path from "node:path";
import pLimit from "p-limit";
import type { LoaderContext } from "webpack";
import type { RenderedArticle } from "../src/content-components/render-article.tsx";
import type { Page, PageFacts, PageProblem } from "../src/types.ts";
import { codeIn, withCode } from "../src/site/code/code-marks.ts";
import { articleLayer, type ContentOptions } from "./content-rules.ts";
import { descriptionAdvice } from "./page/advice.ts";
import { articleRequest, fragmentQuery, pageFile } from "./page/file-request.ts";
import { lastCommit } from "./page/last-commit.ts";
import type { SampleFacts } from "./page/page-facts.ts";
import { articleFacts } from "./page/article-facts.ts";
import { inParts } from "./page/article-parts.ts";
import { pageMark, pageModule } from "./page/page-module.ts";
import { problemOf } from "./page/page-problem.ts";
import { readPageHead } from "./page/page-title.ts";
import type { SampleResults } from "../src/site/code/sample-results.ts";
import { textsOf, zipOf } from "./samples/downloads.ts";
import { readRecord, recordFile } from "./samples/recorded.ts";
import { samplesSoFar } from "./samples/run-later.ts";
import { pageSamples, runSamples, type PageSamples } from "./samples/run-samples.ts";
import { dependOnValue } from "./values.ts";
import { highlightInProcess, pagesAtOnce } from "./workers.ts";

/** Exports from `article-loader`. */
interface ArticleModule {
  readonly _facts: () => PageFacts & SampleFacts;
  readonly _render: (results: SampleResults) => RenderedArticle;
}

/** Has pages finished before others are begun: webpack would begin all, and keep all in memory. */
const inTurn = pLimit(pagesAtOnce);

/** Turns a content file into a module that exports a `Page` (see `src/types.ts`). */
export default async function pageLoader(
  this: LoaderContext<ContentOptions>,
  source: string,
): Promise<string> {
  const { root, strict } = this.getOptions();
  const file = path.relative(root, pageFile(this)).replaceAll("\\", "/");
  const { article, facts } = await inTurn(() => articleOf(this, source));
  const { anchors, islands } = article;
  const { frontmatter } = readPageHead(source, file, strict);
  const isFragment = this.resourceQuery === fragmentQuery;
  const html = isFragment ? article.html : inParts(article.html);
  const advice = [...(isFragment ? [] : descriptionAdvice(frontmatter)), ...(facts.advice ?? [])];
  const updated = isFragment ? undefined : lastCommit(this, file);
  const page: Page = { html, anchors, frontmatter, islands, updated };
  const json = JSON.stringify(page);
  const pageFacts: PageFacts = { ...facts, advice, ...articleFacts(html) };
  // webpack caches `buildInfo`, where `plugins/` reads the facts and the page.
  const buildInfo = { pageFacts: compact(pageFacts), pagePath: file, page: Buffer.from(json) };
  Object.assign(this._module?.buildInfo ?? {}, buildInfo);
  if (this.mode === "production" && !isFragment) return pageModule(pageMark);
  return pageModule(json, this.hot === true && !isFragment ? updateOf(file) : "");
}

/** Slices of texts keep the whole texts in memory, here the article's HTML: a copy has none. */
const compact = (facts: PageFacts): PageFacts => JSON.parse(JSON.stringify(facts));

interface BuiltArticle {
  readonly article: Pick<Page, "html" | "anchors" | "islands">;
  readonly facts: PageFacts;
}

/** If rendering fails, returns an empty article or the page's source, with the problem. */
async function articleOf(
  context: LoaderContext<ContentOptions>,
  source: string,
): Promise<BuiltArticle> {
  const { root, strict } = context.getOptions();
  let facts: PageFacts = { links: [], problems: [] };
  try {
    const file = path.relative(root, pageFile(context)).replaceAll("\\", "/");
    const run = await runArticle(context, file);
    await run.article.settled;
    const took = (run.facts.took ?? 0) + run.took;
    const problems = [...run.facts.problems, ...run.problems, ...run.article.problems];
    facts = { ...run.facts, ids: undefined, took, problems };
    // The fix may be in another file, so don't cache the failure.
    if (strict && problems.some(({ isWarning }) => isWarning !== true)) context.cacheable(false);
    if ("failure" in run.article) throw run.article.failure;
    const ids = [...(run.facts.ids ?? []), ...run.article.ids];
    const samples = codeIn(run.article.html);
    const html = samples.length > 0 ? await highlightInProcess(samples) : [];
    const article = { ...run.article, html: withCode(run.article.html, html) };
    return { article, facts: { ...facts, ids } };
  } catch (error) {
    context.cacheable(false);
    const failure = problemOf(error, source);
    // An earlier problem on the same line is the cause of this one.
    const isKnown = facts.problems.some(({ line }) => line === failure.line);
    const problems = [...facts.problems, ...(isKnown ? [] : [failure])];
    const html = strict ? "" : sourceHtml(source);
    return { article: { html, anchors: [], islands: [] }, facts: { ...facts, problems } };
  }
}

interface ArticleRun {
  readonly facts: PageFacts;
  readonly article: RenderedArticle;
  /** Of samples. */
  readonly problems: readonly PageProblem[];
  /** In milliseconds. */
  readonly took: number;
}

/**
 * Renders a page without samples right away, so that the progress line shows which one is running.
 * Samples come first, and many pages wait for theirs at once.
 */
const runArticle = (context: LoaderContext<ContentOptions>, file: string) =>
  new Promise<ArticleRun>((resolve, reject) => {
    const options = { layer: articleLayer };
    context.importModule(articleRequest(context), options, (error, module: ArticleModule) => {
      if (error) return reject(error);
      const { samples, downloads, ...facts } = module._facts();
      const render = ({ results, problems }: PageSamples) => {
        const start = performance.now();
        const article = module._render(results);
        for (const key of article.reads) dependOnValue(context, key);
        resolve({ facts, article, problems, took: performance.now() - start });
      };
      if (samples.length === 0) return render({ results: {}, problems: [] });
      for (const download of downloads) {
        context.emitFile(`${download.path}.zip`, Buffer.from(zipOf(download)));
        context.emitFile(`${download.path}.json`, JSON.stringify(textsOf(download)));
      }
      const { root } = context.getOptions();
      const run = async () => {
        const isChecked = context.mode === "production";
        if (!isChecked && context._compiler?.watchMode === true)
          return render(await samplesSoFar(context, file, samples));
        const record = isChecked ? await readRecord(root, file) : undefined;
        context.addDependency(recordFile(root, file));
        render(pageSamples(await runSamples(file, samples), record));
      };
      run().catch(reject);
    });
  });

/** The last resort: a page that can't be rendered shows its source. */
const sourceHtml = (source: string): string =>
  `<pre tabindex="0"><code>${source.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;

/** `src/browser/loading/page-store.ts` listens for pages that replace others in a running site. */
const updateOf = (path: string): string => `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  self.dispatchEvent(new CustomEvent("page-update", { detail: { path: ${JSON.stringify(path)}, page } }));
}`;
