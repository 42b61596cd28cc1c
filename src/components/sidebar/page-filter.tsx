import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { fieldValue } from "../../browser/field-value.ts";
import { openSearch } from "../../browser/search/open-search.ts";

interface PageFilterProps {
  readonly label: string;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Message about the matches; empty without a query. */
  readonly result: string;
  /** Whether the query has no matches. */
  readonly isEmpty: boolean;
  /** URL of the first match, which Enter opens. */
  readonly firstUrl: string | undefined;
}

/** The field that filters the list of pages. */
export function PageFilter(props: PageFilterProps) {
  const { label, query, setQuery, result, isEmpty, firstUrl } = props;
  const navigate = useNavigate();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && firstUrl !== undefined) void navigate(firstUrl);
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
