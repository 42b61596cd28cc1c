import { useEffect, useState } from "react";
import { recentSearches } from "../../browser/search/recent-searches.ts";
import { withRecent } from "../../site/search/recent-searches.ts";
import { focusField } from "../../browser/search/search-dialog.ts";
import { Failure } from "../page-content/failure.tsx";
import { Found } from "./found.tsx";
import { RecentList } from "./recent-list.tsx";
import type { SearchPanelProps } from "./search-parts.ts";
import { useSearch } from "./use-search.ts";
import "./search-panel.css";

export { embeddedSearch } from "../../browser/search/embedded-search.ts";
export { withFallback } from "../../browser/search/with-fallback.ts";

/** What is below the field: results, recent searches, or a message. */
export function SearchPanel({ backend, text, setText, field, setActive }: SearchPanelProps) {
  const [section, setSection] = useState<string>();
  const [recent, setRecent] = useState(recentSearches.get);
  useEffect(() => recentSearches.set(recent), [recent]);
  const isEmpty = text.trim() === "";
  if (isEmpty && section !== undefined) setSection(undefined);
  const { answer, text: answered, error, tryAgain } = useSearch(backend, text, section);
  const list = { field, setActive };
  if (isEmpty) {
    const remove = (search: string) => setRecent(recent.filter((one) => one !== search));
    if (recent.length === 0) return <Hint />;
    return <RecentList searches={recent} {...{ remove, setText }} {...list} />;
  }
  if (error !== undefined) {
    const onTry = () => {
      // The button disappears, so move the focus.
      focusField(field.current);
      tryAgain();
    };
    return <Failure tryAgain={onTry} />;
  }
  if (answer === undefined) return <p className="search-note is-late">Searching…</p>;
  return (
    <Found
      text={answered}
      onFollow={() => setRecent(withRecent(recent, text))}
      {...{ answer, section, setSection, setText }}
      {...list}
    />
  );
}

const Hint = () => (
  <p className="search-note">
    Search for an option, a plugin, or a question, or paste an error message.
  </p>
);
