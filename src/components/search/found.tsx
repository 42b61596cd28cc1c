import { focusField } from "../../browser/search/search-dialog.ts";
import type { SearchAnswer } from "../../browser/search/search-backend.ts";
import {
  countPages,
  sectionOf,
  type FoundIn,
  type SearchResults,
} from "../../site/search/search-results.ts";
import type { Navigation } from "../../types.ts";
import { useSite } from "../app/site-context.ts";
import { ResultList } from "./result-list.tsx";
import type { SearchPanelProps } from "./search-parts.ts";

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
  const { results, notice, better } = answer;
  const { pages, sections, suggestions } = results;
  const clear = () => setSection(undefined);
  // Said once, when it's final.
  const summary = better === undefined ? summaryOf(results, section) : undefined;
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

interface SectionFilterProps {
  readonly sections: readonly FoundIn[];
  /** Name of the active filter. */
  readonly chosen: string | undefined;
  readonly choose: (name: string | undefined) => void;
  readonly titleOf: (name: string) => string;
}

/** Limits the results to one part of the site that has any. */
function SectionFilter({ sections, chosen, choose, titleOf }: SectionFilterProps) {
  if (sections.length < 2 && chosen === undefined) return null;
  return (
    <div className="search-filter" role="group" aria-label="Show results from">
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        All <span>{countPages(sections)}</span>
      </button>
      {sections.map(({ name, pages }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => choose(chosen === name ? undefined : name)}
        >
          {titleOf(name)} <span>{pages}</span>
        </button>
      ))}
    </div>
  );
}

interface NothingFoundProps extends Pick<SearchPanelProps, "text" | "setText" | "field"> {
  readonly suggestions: readonly string[];
  /** The active filter, and a function that removes it. */
  readonly filter: { readonly title: string; readonly clear: () => void } | undefined;
}

/** Says that there are no results, and what to try. */
function NothingFound({ text, setText, field, suggestions, filter }: NothingFoundProps) {
  const search = (suggestion: string) => {
    focusField(field.current);
    setText(suggestion);
  };
  return (
    <div className="search-note">
      <p>
        No results for <strong>{text.trim()}</strong>
        {filter && ` in ${filter.title}`}.
      </p>
      {filter && (
        <button type="button" className="button" onClick={filter.clear}>
          Search all pages
        </button>
      )}
      {suggestions.length > 0 && (
        <p className="search-suggestions">
          Did you mean:{" "}
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" onClick={() => search(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
