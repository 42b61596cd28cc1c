import { useEffect, useRef } from "react";
import { focusHeading, navigationTarget } from "../../browser/focus.ts";
import { mountIslands } from "../../browser/islands.ts";
import { usePage, useSite } from "../app/site-context.ts";
import "../article/article.css";
import "../article/asides.css";
import "../article/code.css";
import "../article/components.css";
import "../article/tables.css";
import "./page-content.css";

interface PageContentProps {
  /** Of the content file. */
  readonly path: string;
}

/** The article: a placeholder while its chunk loads, the text, or a way to try again. */
export function PageContent({ path }: PageContentProps) {
  const { pages } = useSite();
  const state = usePage(path);
  useEffect(() => pages.load(path), [pages, path]);
  const tryAgain = () => {
    // The button goes away; the focus would be lost with it.
    focusHeading(navigationTarget(""));
    pages.load(path);
  };
  switch (state.status) {
    case "loading":
      return (
        <div className="page-placeholder" aria-busy="true">
          <span className="visually-hidden">Loading…</span>
        </div>
      );
    case "failed":
      return (
        <div className="page-failure" role="alert">
          <p>Error loading content.</p>
          <p className="reason">{state.error.message}</p>
          <button type="button" className="button" onClick={tryAgain}>
            Try again
          </button>
        </div>
      );
    case "ready":
      return <ArticleHtml html={state.page.html} />;
  }
}

/** On the first load this is the document's own HTML: React leaves it as it stands. */
function ArticleHtml({ html }: { readonly html: string }) {
  const article = useRef<HTMLDivElement>(null);
  useEffect(() => (article.current ? mountIslands(article.current) : undefined), [html]);
  return (
    <div
      ref={article}
      className="article"
      data-article=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
