import { focusField } from "../../browser/search/search-dialog.ts";
import type { SearchPanelProps } from "./search-parts.ts";

interface NothingFoundProps extends Pick<SearchPanelProps, "text" | "setText" | "field"> {
  readonly suggestions: readonly string[];
  /** The active filter, and a function that removes it. */
  readonly filter: { readonly title: string; readonly clear: () => void } | undefined;
}

/** Says that there are no results, and what to try. */
export function NothingFound({ text, setText, field, suggestions, filter }: NothingFoundProps) {
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
