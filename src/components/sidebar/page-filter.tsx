import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { fieldValue } from "../../browser/field-value.ts";
import { openSearch } from "../../browser/search/open-search.ts";

interface PageFilterProps {
  readonly label: string;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** What was found, in words; empty where nothing was looked for. */
  readonly result: string;
  /** Whether what was looked for is not there. */
  readonly isEmpty: boolean;
  /** Of the first page that was found; Enter leads there. */
  readonly firstUrl: string | undefined;
}

/** The box that narrows the list of pages down. */
export function PageFilter(props: PageFilterProps) {
  const { label, query, setQuery, result, isEmpty, firstUrl } = props;
  const navigate = useNavigate();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && firstUrl !== undefined) void navigate(firstUrl);
    if (event.key === "Enter" && isEmpty) openSearch(query.trim());
    // An empty box leaves Escape to the drawer, which it closes.
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
