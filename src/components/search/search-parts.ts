import type { ComponentType, RefObject } from "react";
import type { SearchBackend } from "../../browser/search/search-backend.ts";

/** What the dialog loads when it is opened. */
export interface SearchParts {
  readonly Panel: ComponentType<SearchPanelProps>;
  readonly backend: SearchBackend;
}

export interface SearchPanelProps {
  readonly backend: SearchBackend;
  /** What stands in the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Takes the id of the result that the arrow keys have come to. */
  readonly setActive: (id: string | undefined) => void;
}

/** Their name in `Site.search`. */
export const searchParts = "panel";

export const searchIds = { dialog: "search", field: "search-field", results: "search-results" };

/** Of buttons with which browsers open and close the dialog themselves, before the site runs. */
export const commands = {
  open: { command: "show-modal", commandfor: searchIds.dialog },
  close: { command: "close", commandfor: searchIds.dialog },
};
