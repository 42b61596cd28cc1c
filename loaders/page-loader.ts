import path from "node:path";
import type { LoaderContext } from "webpack";
import type { RenderedArticle } from "../src/content-components/render-article.tsx";
import type { Page, PageFacts } from "../src/types.ts";
import type { ContentOptions } from "./content-rules.ts";
import { descriptionAdvice } from "./page/advice.ts";
import { fileRequest, fragmentQuery } from "./page/file-request.ts";
import { sourceHtml } from "./foreign/foreign.ts";
import { lastCommit } from "./page/last-commit.ts";
import { articleFacts } from "./page/article-facts.ts";
import { articleLayer } from "./page/layer.ts";
import { pageModule } from "./page/page-module.ts";
import { problemOf } from "./page/page-problem.ts";
import { readPageHead } from "./page/page-title.ts";

/** What `article-loader` exports. */
interface ArticleModule {
  readonly _facts: () => PageFacts;
  readonly _render: () => RenderedArticle;
}

/** Turns a content file into a page module (`Page` in `src/types.ts`). */
export default async function pageLoader(
  this: LoaderContext<ContentOptions>,
  source: string,
): Promise<string> {
  const { root, strict } = this.getOptions();
  const file = path.relative(root, this.resourcePath).replaceAll("\\", "/");
  const { article, facts } = await articleOf(this, source);
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

/** The article, and what is wrong with it; of what cannot be rendered at all the problem alone. */
async function articleOf(
  context: LoaderContext<ContentOptions>,
  source: string,
): Promise<BuiltArticle> {
  const { strict } = context.getOptions();
  let facts: PageFacts = { links: [], problems: [] };
  try {
    const run = await runArticle(context);
    await run.article.settled;
    const took = (run.facts.took ?? 0) + run.took;
    const problems = [...run.facts.problems, ...run.article.problems];
    facts = { ...run.facts, ids: undefined, took, problems };
    // What would mend it may be no file of the page.
    if (strict && problems.length > 0) context.cacheable(false);
    if ("failure" in run.article) throw run.article.failure;
    const ids = [...(run.facts.ids ?? []), ...run.article.ids];
    return { article: run.article, facts: { ...facts, ids } };
  } catch (error) {
    context.cacheable(false);
    const failure = problemOf(error, source);
    // What fails on a line with a mistake fails because of it.
    const isKnown = facts.problems.some(({ line }) => line === failure.line);
    const problems = [...facts.problems, ...(isKnown ? [] : [failure])];
    const html = strict ? "" : sourceHtml(source);
    return { article: { html, anchors: [], islands: [] }, facts: { ...facts, problems } };
  }
}

interface ArticleRun {
  readonly facts: PageFacts;
  readonly article: RenderedArticle;
  /** Milliseconds. */
  readonly took: number;
}

/** Runs a compiled article and renders it, at once: the progress line names the page that runs. */
const runArticle = (context: LoaderContext<ContentOptions>) =>
  new Promise<ArticleRun>((resolve, reject) => {
    const options = { layer: articleLayer };
    context.importModule(
      fileRequest(context.resourcePath),
      options,
      (error, module: ArticleModule) => {
        if (error) return reject(error);
        const start = performance.now();
        const article = module._render();
        resolve({ facts: module._facts(), article, took: performance.now() - start });
      },
    );
  });

/** webpack keeps `buildInfo` in its cache; `plugins/` read the facts from there. */
function setFacts({ _module }: LoaderContext<ContentOptions>, facts: PageFacts) {
  if (_module?.buildInfo) _module.buildInfo.pageFacts = facts;
}
