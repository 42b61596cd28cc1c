import type { MDXContent } from "mdx/types.js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import type { Anchor, PageFacts, PageProblem } from "../types.ts";
import type { SampleResults } from "../site/code/sample-results.ts";
import { Article, gather } from "./article.tsx";
import { contentReads } from "./content-reads.ts";
import { SampleContext } from "./sample-context.ts";
import { settled } from "./guards.ts";
import { reportedProblems } from "./problems.ts";

export interface RenderedArticle {
  /** With marks for samples of code: see `src/site/code/code-marks.ts`. */
  readonly html: string;
  readonly anchors: readonly Anchor[];
  readonly islands: readonly string[];
  /** Of all its headings. */
  readonly ids: readonly string[];
  /** `content:` modules. */
  readonly reads: readonly string[];
  /** Complete once `settled` has resolved. */
  readonly problems: readonly PageProblem[];
  readonly settled: Promise<unknown>;
  /** What a component threw; the article is empty then. */
  readonly failure?: unknown;
}

/** Renders a compiled page. `page-loader` calls it in the graph that webpack executes. */
export function renderArticle(
  Content: MDXContent,
  facts: PageFacts,
  results: SampleResults,
): RenderedArticle {
  const gathered = gather(facts.ids ?? []);
  const rendered = rendering(
    <Article gathered={gathered}>
      <SampleContext value={results}>
        <Content />
      </SampleContext>
    </Article>,
  );
  const { anchors, islands, ids } = gathered;
  return {
    ...rendered,
    anchors,
    islands: [...new Set(islands)],
    ids: [...ids],
    reads: [...contentReads],
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
