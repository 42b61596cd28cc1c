import path from "node:path";
import { setTimeout as turn } from "node:timers/promises";
import type { LoaderContext } from "webpack";
import type { RenderedArticle } from "../src/content-components/render-article.tsx";
import type { Page, PageFacts, PageProblem } from "../src/types.ts";
import type { ContentOptions } from "./content-rules.ts";
import { descriptionAdvice } from "./advice.ts";
import { fileRequest, fragmentQuery } from "./file-request.ts";
import { lastCommit } from "./last-commit.ts";
import { articleFacts } from "./page/article-facts.ts";
import { articleLayer } from "./layer.ts";
import { runPageCode } from "./page-code.ts";
import { pageModule } from "./page-module.ts";
import { problemOf } from "./page-problem.ts";
import { runLimit, startPage, timeLeft, withPageTimePatiently } from "./page-time.ts";
import { readPageHead } from "./page-title.ts";
import { tooLong } from "./time-limit.ts";

/** What `article-loader` exports. */
interface ArticleModule {
  readonly facts: PageFacts;
  readonly render: () => RenderedArticle;
}

/** Turns a content file into a page module (`Page` in `src/types.ts`). */
export default async function pageLoader(
  this: LoaderContext<ContentOptions>,
  source: string,
): Promise<string> {
  const { root, strict } = this.getOptions();
  const file = path.relative(root, this.resourcePath).replaceAll("\\", "/");
  const { article, facts } = await articleOf(this, source, strict);
  const { html, anchors, islands } = article;
  const { frontmatter } = readPageHead(source, file, strict);
  const isFragment = this.resourceQuery === fragmentQuery;
  const advice = [...(isFragment ? [] : descriptionAdvice(frontmatter)), ...(facts.advice ?? [])];
  setFacts(this, { ...facts, advice, ...articleFacts(html) });
  const updated = isFragment ? undefined : lastCommit(this, file);
  const page: Page = { html, anchors, frontmatter, islands, updated };
  return pageModule(file, page, { hot: this.hot === true && !isFragment });
}

interface BuiltArticle {
  readonly article: Pick<Page, "html" | "anchors" | "islands">;
  readonly facts: PageFacts;
}

/**
 * The article as MDX, or where that fails and may fail, as plain Markdown. A page that nothing can
 * read shows its source.
 */
async function articleOf(
  context: LoaderContext<ContentOptions>,
  source: string,
  strict: boolean,
): Promise<BuiltArticle> {
  const problems: PageProblem[] = [];
  startPage(context.resourcePath);
  for (const query of strict ? [""] : forgivingQueries(context.resourcePath)) {
    const { failure, article, facts } = await tryArticle(context, source, query);
    if (failure === undefined || strict) {
      // What fails on a line with a mistake fails because of it.
      const isKnown = facts.problems.some(({ line }) => line === failure?.line);
      const all = [...facts.problems, ...problems, ...(failure && !isKnown ? [failure] : [])];
      return { article, facts: { ...facts, problems: all } };
    }
    const isOver = timeLeft(context.resourcePath) === 0;
    if (query !== "?markdown" || isOver) problems.push(failure);
    if (!isOver) continue;
    // The next build may have more time for it.
    context.cacheable(false);
    break;
  }
  const article = { html: sourceText(source), anchors: [], islands: [] };
  return { article, facts: { links: [], problems } };
}

async function tryArticle(
  context: LoaderContext<ContentOptions>,
  source: string,
  query: string,
): Promise<BuiltArticle & { readonly failure?: PageProblem }> {
  let facts: PageFacts = { links: [], problems: [] };
  try {
    const request = fileRequest(context.resourcePath) + query;
    const module = await articleModule(context, request);
    facts = { ...module.facts, ids: undefined };
    const page = context.resourcePath;
    const article = runPageCode(page, () =>
      withPageTimePatiently(page, module.render, runLimit / 2, runLimit),
    );
    // What its promises and timers throw at once is heard of before the build can end.
    await turn();
    facts = { ...facts, problems: [...facts.problems, ...article.problems] };
    if ("failure" in article) throw article.failure;
    return { article, facts: { ...facts, ids: [...(module.facts.ids ?? []), ...article.ids] } };
  } catch (error) {
    // What would mend it is unknown: a file that is not there yet has no place in the cache. Only
    // that a page is MDX and no Markdown is seen in its text alone.
    if (query !== "?markdown") context.cacheable(false);
    const article = { html: "", anchors: [], islands: [] };
    return { article, facts, failure: problemOf(error, context.resourcePath, source) };
  }
}

/** Runs a compiled article. One that waits for what never comes is given up. */
async function articleModule(
  context: LoaderContext<ContentOptions>,
  request: string,
): Promise<ArticleModule> {
  const options = { layer: articleLayer };
  const { promise, resolve, reject } = Promise.withResolvers<ArticleModule>();
  context.importModule(request, options, (error, exports: ArticleModule) => {
    const timer = setTimeout(() => reject(new Error(tooLong(runLimit))), runLimit);
    void promise.catch(() => {}).finally(() => clearTimeout(timer));
    if (error) reject(error);
    // Of a module with `await` it is a promise.
    else resolve(exports);
  });
  return promise;
}

/** How a page of another site is tried to be read, one after the other; `mdx.ts` knows the queries. */
const forgivingQueries = (file: string): readonly string[] =>
  /\.md$/i.test(file) ? ["?markdown", "", "?plain"] : ["", "?plain"];

const sourceText = (source: string): string =>
  `<pre tabindex="0"><code>${source.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;

/** webpack keeps `buildInfo` in its cache; `plugins/` read the facts from there. */
function setFacts({ _module }: LoaderContext<ContentOptions>, facts: PageFacts) {
  if (_module?.buildInfo) _module.buildInfo.pageFacts = facts;
}
