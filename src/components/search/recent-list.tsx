import { focusField } from "../../browser/search/search-dialog.ts";
import { Icon } from "../icon/icon.tsx";
import { searchIds, type SearchPanelProps } from "./search-parts.ts";
import { optionId, useOptions } from "./use-options.ts";

interface RecentListProps extends Pick<SearchPanelProps, "field" | "setActive" | "setText"> {
  readonly searches: readonly string[];
  readonly remove: (search: string) => void;
}

/** Recent searches. */
export function RecentList({ searches, remove, setText, field, setActive }: RecentListProps) {
  const count = searches.length;
  const list = useOptions({ field, setActive, list: searches, count, first: -1 });
  const removeAt = (search: string) => {
    // The button disappears, so move the focus.
    focusField(field.current);
    remove(search);
  };
  return (
    <div className="search-recent">
      <p id="search-recent">Recent searches</p>
      <div id={searchIds.results} role="listbox" aria-labelledby="search-recent">
        {searches.map((search, index) => (
          <div
            key={search}
            id={optionId(index)}
            className="search-option"
            role="option"
            aria-selected={index === list.active}
            onPointerMove={() => list.setActiveIndex(index)}
            onClick={() => {
              focusField(field.current);
              setText(search);
            }}
          >
            {search}
          </div>
        ))}
      </div>
      <div className="search-remove" role="group" aria-label="Remove from recent searches">
        {searches.map((search) => (
          <button
            key={search}
            type="button"
            className="icon-button"
            aria-label={`Remove ${search}`}
            onClick={() => removeAt(search)}
          >
            <Icon name="close" />
          </button>
        ))}
      </div>
    </div>
  );
}
