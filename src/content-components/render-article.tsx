import type { MDXContent } from "mdx/types.js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { Anchor, PageFacts, PageProblem } from "../types.ts";
import { Article, gather } from "./article.tsx";
import { settled } from "./guards.ts";
import { reportedProblems } from "./problems.ts";

export interface RenderedArticle {
  readonly html: string;
  readonly anchors: readonly Anchor[];
  readonly islands: readonly string[];
  /** Of all its headings. */
  readonly ids: readonly string[];
  /** What went wrong in the page, complete when `settled` is done. */
  readonly problems: readonly PageProblem[];
  readonly settled: Promise<unknown>;
  /** What a component has thrown; nothing of the article is there then. */
  readonly failure?: unknown;
}

/** Renders a compiled page; called by `loaders/page-loader.ts` in the graph that webpack executes. */
export function renderArticle(Content: MDXContent, facts: PageFacts): RenderedArticle {
  const gathered = gather(facts.ids ?? []);
  const rendered = rendering(
    <Article gathered={gathered}>
      <Content />
    </Article>,
  );
  const { anchors, islands, ids } = gathered;
  return {
    ...rendered,
    anchors,
    islands: [...new Set(islands)],
    ids: [...ids],
    problems: reportedProblems(),
    settled: settled(),
  };
}

function rendering(article: ReactElement): Pick<RenderedArticle, "html" | "failure"> {
  try {
    return { html: renderToStaticMarkup(article) };
  } catch (failure) {
    return { html: "", failure };
  }
}
