import type { FoundPage, Hit } from "../../site/search/search-results.ts";
import { isExternal } from "../../site/url.ts";
import { Marked } from "./marked.tsx";
import { searchIds, type SearchPanelProps } from "./search-parts.ts";
import { optionId, useOptions } from "./use-options.ts";

interface ResultListProps extends Pick<SearchPanelProps, "field" | "setActive"> {
  readonly pages: readonly FoundPage[];
  /** The title of the part of the site that an address belongs to. */
  readonly sectionTitle: (url: string) => string;
  readonly onFollow: () => void;
}

/** What was found, grouped by page. */
export function ResultList({ pages, sectionTitle, onFollow, field, setActive }: ResultListProps) {
  const count = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  const { active, setActiveIndex } = useOptions({ field, setActive, list: pages, count, first: 0 });
  const starts = pages.map((_, at) =>
    pages.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0),
  );
  return (
    <div id={searchIds.results} className="search-results" role="listbox" aria-label="Results">
      {pages.map(({ url, title, hits }, at) => (
        <div key={url} role="group" aria-labelledby={`search-page-${at}`}>
          <div id={`search-page-${at}`} className="search-page">
            {title} {sectionTitle(url) !== title && <span>{sectionTitle(url)}</span>}
          </div>
          {hits.map((hit, index) => {
            const place = (starts[at] ?? 0) + index;
            return (
              <ResultOption
                key={hit.url}
                hit={hit}
                id={optionId(place)}
                isActive={place === active}
                onPoint={() => setActiveIndex(place)}
                onFollow={onFollow}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface ResultOptionProps {
  readonly hit: Hit;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
}

/** A link, so that a middle click, or one with Ctrl, opens a tab as it does elsewhere. */
const ResultOption = ({ hit, id, isActive, onPoint, onFollow }: ResultOptionProps) => (
  <a
    id={id}
    className="search-option"
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    href={hit.url}
    rel={isExternal(hit.url) ? "noopener" : undefined}
    onPointerMove={() => isActive || onPoint()}
    onClick={onFollow}
  >
    <span className="search-heading">
      {hit.path.map((title) => (
        <span key={title} className="search-path">
          {title} ›{" "}
        </span>
      ))}
      <Marked pieces={hit.title} />
    </span>
    {hit.excerpt.length > 0 && (
      <span className="search-excerpt">
        <Marked pieces={hit.excerpt} />
      </span>
    )}
  </a>
);
