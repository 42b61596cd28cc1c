import { useId, type ReactNode } from "react";
import type { FoundPage, MarkedText } from "../../site/search/search-results.ts";
import { isExternal } from "../../site/navigation/url.ts";
import { OfflineMark } from "../app/offline-mark.tsx";
import { searchIds, type SearchPanelProps } from "./search-parts.ts";
import { optionId, useOptions } from "./use-options.ts";

interface ResultListProps extends Pick<SearchPanelProps, "field" | "setActive"> {
  readonly pages: readonly FoundPage[];
  /** Returns the title of the part of the site that a URL belongs to. */
  readonly sectionTitle: (url: string) => string | undefined;
  /** Shown below the last result. */
  readonly end: string | undefined;
  readonly onFollow: () => void;
}

/** The matching pages, each with its matching headings. */
export function ResultList(props: ResultListProps) {
  const { pages, sectionTitle, end, onFollow, field, setActive } = props;
  const before = (at: number) =>
    pages.slice(0, at).reduce((sum, { hits }) => sum + hits.length + 1, 0);
  const first = pages[0]?.isBest === false && pages[0].hits.length > 0 ? 1 : 0;
  const count = before(pages.length);
  const { active, setActiveIndex } = useOptions({ field, setActive, list: pages, count, first });
  const option = (place: number) => ({
    id: optionId(place),
    isActive: place === active,
    onPoint: () => setActiveIndex(place),
    onFollow,
  });
  return (
    <div className="search-results">
      <div id={searchIds.results} role="listbox" aria-label="Results">
        {pages.map((page, at) => (
          <PageResults
            key={page.url}
            page={page}
            section={sectionTitle(page.url)}
            option={(index) => option(before(at) + index)}
          />
        ))}
      </div>
      {end && <p className="search-end">{end}</p>}
    </div>
  );
}

interface PageResultsProps {
  readonly page: FoundPage;
  /** Title of the part of the site. */
  readonly section: string | undefined;
  /** Props of each option. The first one is the page itself. */
  readonly option: (index: number) => Omit<ResultOptionProps, "url" | "children">;
}

function PageResults({ page, section, option }: PageResultsProps) {
  const labelId = useId();
  const { url, title, excerpt, hits } = page;
  const isSaid = section === title.map(({ text }) => text).join("");
  return (
    <div role="group" aria-labelledby={labelId}>
      <ResultOption url={url} isPage {...option(0)}>
        <span id={labelId}>
          <Marked pieces={title} />
        </span>{" "}
        {section !== undefined && !isSaid && <span className="search-section">{section}</span>}
        <OfflineMark of={url} />
        <Excerpt pieces={excerpt} />
      </ResultOption>
      {hits.map((hit, index) => (
        <ResultOption key={hit.url} url={hit.url} {...option(index + 1)}>
          {hit.path.map((above) => (
            <span key={above} className="search-path">
              {above} ›{" "}
            </span>
          ))}
          <Marked pieces={hit.title} />
          <Excerpt pieces={hit.excerpt} />
        </ResultOption>
      ))}
    </div>
  );
}

interface ResultOptionProps {
  readonly url: string;
  /** Whether it is a page and not a heading. */
  readonly isPage?: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A link, so that a middle click or Ctrl+click opens a tab. */
const ResultOption = ({ url, isPage, id, isActive, onPoint, ...rest }: ResultOptionProps) => (
  <a
    id={id}
    className={isPage ? "search-option search-page" : "search-option"}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    href={url}
    rel={isExternal(url) ? "noopener" : undefined}
    onPointerMove={() => isActive || onPoint()}
    onClick={rest.onFollow}
  >
    {rest.children}
  </a>
);

const Excerpt = ({ pieces }: { readonly pieces: FoundPage["excerpt"] }) =>
  pieces.length > 0 && (
    <span className="search-excerpt">
      <Marked pieces={pieces} />
    </span>
  );

interface MarkedProps {
  readonly pieces: readonly MarkedText[];
}

/** A text with highlighted matches. */
const Marked = ({ pieces }: MarkedProps) =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
