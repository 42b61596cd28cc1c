import { useLayoutEffect, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { fieldValue } from "../../browser/field-value.ts";
import { markRoot } from "../../browser/mark-root.ts";
import { openSearch } from "../../browser/search/open-search.ts";
import { filterPages } from "../../site/content/page-filter.ts";
import { groupsOf } from "../../site/navigation/view.ts";
import { Breakable } from "../breakable/breakable.tsx";
import type { Anchor, NavigationPage, NavigationSection } from "../../types.ts";
import { OfflineMark } from "../app/offline-mark.tsx";
import { useSite } from "../app/site-context.ts";

interface SectionPagesProps {
  readonly section: NavigationSection;
  /** URL of the current page. */
  readonly url: string | undefined;
}

/** The pages of a section by group, or those that match the filter. */
export function SectionPages({ section, url }: SectionPagesProps) {
  const [query, setQuery] = useState("");
  useLayoutEffect(() => markRoot("with-section-pages"), []);
  const { get } = useSite().pages;
  const all = groupsOf(section).flatMap(({ pages }) => pages);
  const isFiltered = query.trim() !== "";
  const anchorsOf = (path: string) => {
    const state = get(path);
    return state.status === "ready" ? state.value.anchors : [];
  };
  const found = isFiltered
    ? filterPages(all, query, anchorsOf)
    : all.map((page) => ({ page, anchors: [] }));
  const shown = found.map(({ page }) => page);
  const anchors = new Map(found.map(({ page, anchors }) => [page.url, anchors]));
  return (
    <nav className="section-pages" aria-label={`Pages of ${section.title}`}>
      <PageFilter
        label={`Filter pages of ${section.title}`}
        query={query}
        setQuery={setQuery}
        result={isFiltered ? `${shown.length} of ${all.length} pages` : ""}
        first={shown[0]}
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
                found={anchors.get(page.url) ?? []}
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
  /** The matching headings. */
  readonly found: readonly Anchor[];
}

const PageItem = ({ page: { url, title }, isCurrent, found }: PageItemProps) => (
  <li>
    <a href={url} aria-current={isCurrent ? "page" : undefined}>
      <Breakable text={title} longest={longestTitle} />
      <OfflineMark of={url} />
    </a>
    {/* A flat list, because not all parents match. */}
    {found.length > 0 && (
      <ul className="found-headings">
        {found.map((anchor) => (
          <li key={anchor.id}>
            <a href={`${url}#${anchor.id}`}>
              <Breakable text={anchor.title} />
            </a>
          </li>
        ))}
      </ul>
    )}
  </li>
);

/** In characters, next to a scroll bar. */
const longestTitle = 24;

interface PageFilterProps {
  readonly label: string;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Message about the matches; empty without a query. */
  readonly result: string;
  /** The first match, which Enter opens. */
  readonly first: NavigationPage | undefined;
}

/** The field that filters the list of pages. */
function PageFilter({ label, query, setQuery, result, first }: PageFilterProps) {
  const navigate = useNavigate();
  const isFiltered = query.trim() !== "";
  const isEmpty = first === undefined && isFiltered;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && isFiltered && first !== undefined) void navigate(first.url);
    if (event.key === "Enter" && isEmpty) openSearch(query.trim());
    // If the field is empty, Escape closes the drawer.
    if (event.key !== "Escape" || query === "") return;
    event.stopPropagation();
    event.preventDefault();
    setQuery("");
  };
  return (
    <div className="page-filter needs-script">
      <input
        type="search"
        aria-label={label}
        placeholder="Filter pages"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onInput={(event) => setQuery(fieldValue(event))}
        onKeyDown={onKeyDown}
      />
      <p role="status">{result}</p>
      {isEmpty && (
        <button type="button" className="button" onClick={() => openSearch(query.trim())}>
          Search all pages for “{query.trim()}”
        </button>
      )}
    </div>
  );
}
