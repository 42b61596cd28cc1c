import path from "node:path";
import type { LoaderContext } from "webpack";
import type { RenderedArticle } from "../src/content-components/render-article.tsx";
import type { FrontMatter, Page, PageFacts, Problem } from "../src/types.ts";
import { readFrontMatter, readTitle } from "./front-matter.ts";
import { articleLayer } from "./layer.ts";
import type { ContentOptions } from "./mdx.ts";
import { pageModule } from "./page-module.ts";
import { problemOf } from "./page-problem.ts";
import { withTimeLimit } from "./time-limit.ts";

/** A page may be heavy to render, but not endless. */
const renderLimit = 10_000;

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
  const { facts, page } = await articlePage(this, source, strict);
  for (const file of facts.missing) this.addMissingDependency(file);
  setFacts(this, facts);
  return pageModule(path.relative(root, this.resourcePath), page, this.hot === true);
}

async function articlePage(
  context: LoaderContext<ContentOptions>,
  source: string,
  strict: boolean,
) {
  const frontmatter = pageFrontMatter(source, context.resourcePath);
  const requests = ["", ...(strict ? [] : ["?plain"])];
  const problems: Omit<Problem, "path">[] = [];
  for (const query of requests) {
    try {
      const request = context.resourcePath + query;
      const module: ArticleModule = await context.importModule(request, { layer: articleLayer });
      const article = withTimeLimit(module.render, renderLimit);
      const { html, anchors, islands } = article;
      problems.push(...module.facts.problems, ...article.problems);
      const ids = [...module.facts.ids, ...anchors.map(({ id }) => id)];
      const page: Page = { html, anchors, frontmatter, islands };
      return { page, facts: { ...module.facts, ids, problems } };
    } catch (error) {
      problems.push(problemOf(error, context.resourcePath));
    }
  }
  const page: Page = { html: "", anchors: [], frontmatter, islands: [] };
  return { page, facts: { links: [], ids: [], missing: [], problems } };
}

function pageFrontMatter(source: string, file: string): FrontMatter {
  const { frontmatter } = readFrontMatter(source);
  return { ...frontmatter, title: readTitle(source) ?? path.parse(file).name };
}

/** webpack keeps `buildInfo` in its cache; `plugins/` read the facts from there. */
function setFacts({ _module }: LoaderContext<ContentOptions>, facts: PageFacts) {
  if (_module?.buildInfo) _module.buildInfo.pageFacts = facts;
}
