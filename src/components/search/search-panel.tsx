import { useEffect, useState } from "react";
import { keepRecent, recentSearches } from "../../browser/search/recent-searches.ts";
import { withRecent } from "../../site/search/recent-searches.ts";
import { sectionOf, type SearchResults } from "../../site/search/search-results.ts";
import { focusField } from "../../browser/search/search-dialog.ts";
import { useSite } from "../app/site-context.ts";
import { Failure } from "../page-content/failure.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { RecentList } from "./recent-list.tsx";
import { ResultList } from "./result-list.tsx";
import type { SearchPanelProps } from "./search-parts.ts";
import { SectionFilter } from "./section-filter.tsx";
import { useSearch } from "./use-search.ts";
import "./search-panel.css";

export { embeddedSearch } from "../../browser/search/embedded-search.ts";
export { withFallback } from "../../browser/search/with-fallback.ts";

/** What stands below the field: results, recent searches, or why there are none. */
export function SearchPanel({ backend, text, setText, field, setActive }: SearchPanelProps) {
  const { navigation } = useSite();
  const [section, setSection] = useState<string>();
  const [recent, setRecent] = useState(recentSearches);
  useEffect(() => keepRecent(recent), [recent]);
  const isEmpty = text.trim() === "";
  if (isEmpty && section !== undefined) setSection(undefined);
  const { answer, text: answered, error, tryAgain } = useSearch(backend, text, section);
  const titleOf = (name: string) =>
    navigation.sections.find((one) => one.name === name)?.title ?? "";
  const list = { field, setActive };
  if (isEmpty) {
    const remove = (search: string) => setRecent(recent.filter((one) => one !== search));
    if (recent.length === 0) return <Hint />;
    return <RecentList searches={recent} {...{ remove, setText }} {...list} />;
  }
  if (error !== undefined) {
    const onTry = () => {
      // The button goes away; the focus would be lost with it.
      focusField(field.current);
      tryAgain();
    };
    return <Failure tryAgain={onTry} />;
  }
  if (answer === undefined) return <p className="search-note is-late">Searching…</p>;
  const { results, notice } = answer;
  return (
    <>
      <p className="visually-hidden" role="status">
        {summaryOf(results)}
      </p>
      {notice && <p className="search-notice">{notice}</p>}
      <SectionFilter
        sections={results.sections}
        chosen={section}
        choose={setSection}
        titleOf={titleOf}
      />
      {results.pages.length > 0 ? (
        <ResultList
          pages={results.pages}
          sectionTitle={(url) => titleOf(sectionOf(url))}
          onFollow={() => setRecent(withRecent(recent, text))}
          {...list}
        />
      ) : (
        <NothingFound
          text={answered}
          suggestions={results.suggestions}
          filter={
            section === undefined
              ? undefined
              : { title: titleOf(section), clear: () => setSection(undefined) }
          }
          {...{ setText, field }}
        />
      )}
    </>
  );
}

const Hint = () => (
  <p className="search-note">
    Search for an option, a plugin, a question, or paste an error message.
  </p>
);

function summaryOf({ pages }: SearchResults): string {
  const count = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  if (count === 0) return "Nothing found.";
  const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
  return `${plural(count, "result")} on ${plural(pages.length, "page")}.`;
}
