import { useEffect, useRef } from "react";
import { mountIslands, type ShowFailure } from "../../browser/article/islands.ts";
import { checkManagerTabs } from "../../browser/article/package-manager.ts";
import { followScrollBoxes } from "../../browser/article/scroll-boxes.ts";
import { builtHtml } from "../../browser/trusted-types.ts";
import { usePage, useSite } from "../app/site-context.ts";
import { Failure, PageFailure } from "./failure.tsx";
import { Placeholder } from "./placeholder.tsx";
import "../article/article.css";
import "../article/asides.css";
import "../article/code.css";
import "../article/code-buttons.css";
import "../article/code-tabs.css";
import "../article/components.css";
import "../article/facts.css";
import "../article/glossary.css";
import "../article/parts.css";
import "../article/sample-graph.css";
import "../article/samples.css";
import "../article/scroll-boxes.css";
import "../article/tables.css";
import "../article/variants.css";
// After the rules for all tables, which it overrides.
import "../article/answers.css";

interface PageContentProps {
  /** Path of the content file. */
  readonly path: string;
}

/** The article, or a placeholder while it loads, or a way to retry. */
export function PageContent({ path }: PageContentProps) {
  const { pages } = useSite();
  const state = usePage(path);
  useEffect(() => void pages.load(path), [pages, path]);
  switch (state.status) {
    case "loading":
      return <Placeholder />;
    case "failed":
      return <PageFailure tryAgain={() => void pages.load(path)} />;
    case "ready":
      return <ArticleHtml html={state.value.html} />;
  }
}

const islandFailure: ShowFailure = (tryAgain) => (
  <Failure what="this part of the page" tryAgain={tryAgain} />
);

/** During hydration, React keeps the HTML of the document. */
function ArticleHtml({ html }: { readonly html: string }) {
  const article = useRef<HTMLDivElement>(null);
  useEffect(checkManagerTabs, [html]);
  useEffect(() => (article.current ? followScrollBoxes(article.current) : undefined), [html]);
  useEffect(
    () => (article.current ? mountIslands(article.current, islandFailure) : undefined),
    [html],
  );
  return (
    <div
      ref={article}
      className="article"
      data-article=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={builtHtml(html)}
    />
  );
}
