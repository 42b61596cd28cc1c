import type { MDXContent } from "mdx/types.js";
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { Anchor, Problem } from "../types.ts";
import { Article, gather } from "./article.tsx";
import { reportedProblems } from "./problems.ts";

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
 */
export function renderArticle(Content: MDXContent): RenderedArticle {
  const gathered = gather();
  const html = renderToStaticMarkup(
    <Article gathered={gathered}>
      <Content />
    </Article>,
  );
  const { anchors, islands } = gathered;
  return { html, anchors, islands: [...new Set(islands)], problems: reportedProblems() };
}
