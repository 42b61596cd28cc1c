import { useState } from "react";
import { filterPages } from "../../site/page-filter.ts";
import { groupsOf } from "../../site/view.ts";
import type { Anchor, NavigationPage, NavigationSection } from "../../types.ts";
import { OfflineMark } from "../app/offline-mark.tsx";
import { usePage, useSite } from "../app/site-context.ts";
import { AnchorTree } from "./anchor-tree.tsx";
import { PageFilter } from "./page-filter.tsx";

interface SectionPagesProps {
  readonly section: NavigationSection;
  /** Of the page on the screen. */
  readonly url: string | undefined;
}

/** The pages of a section, group by group; all of them, or those that the reader looks for. */
export function SectionPages({ section, url }: SectionPagesProps) {
  const [query, setQuery] = useState("");
  const { get } = useSite().pages;
  const all = groupsOf(section).flatMap(({ pages }) => pages);
  const isFiltered = query.trim() !== "";
  const found = filterPages(all, query, (path) => {
    const state = get(path);
    return state.status === "ready" ? state.value.anchors : [];
  });
  const shown = isFiltered ? found.map(({ page }) => page) : all;
  const anchors = new Map(found.map(({ page, anchors }) => [page.url, anchors]));
  return (
    <nav className="section-pages" aria-label={`Pages of ${section.title}`}>
      <PageFilter
        label={`Filter pages of ${section.title}`}
        query={query}
        setQuery={setQuery}
        result={isFiltered ? `${shown.length} of ${all.length} pages` : ""}
        firstUrl={found[0]?.page.url}
      />
      {groupsOf({ ...section, pages: shown }).map(({ name, pages }) => (
        <div key={name ?? ""} className="page-group">
          {name !== undefined && <p className="group-name">{name}</p>}
          <ul>
            {pages.map((page) => (
              <PageItem
                key={page.url}
                page={page}
                isCurrent={page.url === url}
                found={isFiltered ? (anchors.get(page.url) ?? []) : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface PageItemProps {
  readonly page: NavigationPage;
  readonly isCurrent: boolean;
  /** The headings that match; missing where nothing is looked for. */
  readonly found: readonly Anchor[] | undefined;
}

const PageItem = ({ page: { path, url, title }, isCurrent, found }: PageItemProps) => (
  <li>
    <a href={url} aria-current={isCurrent ? "page" : undefined}>
      {title}
      <OfflineMark of={url} />
    </a>
    {found !== undefined && found.length > 0 && (
      <div className="page-anchors found">
        <AnchorTree url={url} anchors={found} />
      </div>
    )}
    {found === undefined && isCurrent && <CurrentAnchors path={path} />}
  </li>
);

/** The headings of the page on the screen; they came with its text. */
function CurrentAnchors({ path }: { readonly path: string }) {
  const state = usePage(path);
  const anchors = state.status === "ready" ? state.value.anchors : [];
  return (
    anchors.length > 0 && (
      <details className="page-anchors" open>
        <summary>On this page</summary>
        <AnchorTree anchors={anchors} />
      </details>
    )
  );
}
