import type { MDXContent } from "mdx/types.js";
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { Anchor, Problem } from "../types.ts";
import { Article, gather } from "./article.tsx";
import { contentComponents } from "./index.ts";
import { childrenOnly, reportedProblems } from "./problems.ts";

export interface RenderedArticle {
  readonly html: string;
  readonly anchors: readonly Anchor[];
  readonly islands: readonly string[];
  readonly problems: readonly Omit<Problem, "path">[];
}

/**
 * Renders a compiled page; called by `loaders/page-loader.ts` in the graph that webpack executes.
 *
 * @param Content the page's component
 * @param used names of the components that the page neither imports nor defines
 */
export function renderArticle(Content: MDXContent, used: readonly string[]): RenderedArticle {
  const gathered = gather();
  const unknown = used.filter((name) => !Object.hasOwn(contentComponents, name));
  const stubs = Object.fromEntries(unknown.map((name) => [name, childrenOnly]));
  const html = renderToStaticMarkup(
    <Article gathered={gathered}>
      <Content components={stubs} />
    </Article>,
  );
  const { anchors, islands } = gathered;
  return { html, anchors, islands: [...new Set(islands)], problems: reportedProblems() };
}

/** Names that writers may use, for the message about one that does not exist. */
export const componentNames = Object.keys(contentComponents);
