import type { SearchAnswer } from "../../browser/search/search-backend.ts";
import { countPages, sectionOf, type SearchResults } from "../../site/search/search-results.ts";
import type { Navigation } from "../../types.ts";
import { useSite } from "../app/site-context.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ResultList } from "./result-list.tsx";
import type { SearchPanelProps } from "./search-parts.ts";
import { SectionFilter } from "./section-filter.tsx";

interface FoundProps extends Pick<SearchPanelProps, "field" | "setActive" | "setText"> {
  readonly answer: SearchAnswer;
  /** The query of the answer. */
  readonly text: string;
  /** Limits the results to a part of the site. */
  readonly section: string | undefined;
  readonly setSection: (section: string | undefined) => void;
  readonly onFollow: () => void;
}

/** The results of a search. */
export function Found({ answer, text, section, setSection, onFollow, ...panel }: FoundProps) {
  const { navigation } = useSite();
  const titleOf = (name: string) => partTitle(navigation, name) ?? "Other";
  const { results, notice } = answer;
  const { pages, sections, suggestions } = results;
  const clear = () => setSection(undefined);
  const summary = summaryOf(results, section);
  return (
    <>
      <p className="visually-hidden" role="status">
        {summary}
      </p>
      {notice && <p className="search-notice">{notice}</p>}
      <SectionFilter sections={sections} chosen={section} choose={setSection} titleOf={titleOf} />
      {pages.length > 0 ? (
        <ResultList
          pages={pages}
          sectionTitle={(url) => partTitle(navigation, sectionOf(url))}
          end={pages.length < countPages(sections, section) ? summary : undefined}
          onFollow={onFollow}
          {...panel}
        />
      ) : (
        <NothingFound
          text={text}
          suggestions={suggestions}
          filter={section === undefined ? undefined : { title: titleOf(section), clear }}
          {...panel}
        />
      )}
    </>
  );
}

/**
 * The title of a section, or of a page outside of all sections. A hosted index may contain others.
 */
const partTitle = ({ sections, singles }: Navigation, name: string): string | undefined =>
  sections.find((section) => section.name === name)?.title ??
  singles.find(({ url }) => sectionOf(url) === name)?.title;

/** Counts pages, like the filter. */
function summaryOf({ pages, sections }: SearchResults, section: string | undefined): string {
  const count = countPages(sections, section);
  if (pages.length === 0) return "No results.";
  if (pages.length < count) return `Showing the best ${pages.length} of ${count} pages.`;
  return count === 1 ? "Found on 1 page." : `Found on ${count} pages.`;
}
