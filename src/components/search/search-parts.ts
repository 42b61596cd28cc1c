import type { ComponentType, RefObject } from "react";
import type { SearchBackend } from "../../browser/search/search-backend.ts";

/** Loaded when the dialog opens. */
export interface SearchParts {
  readonly Panel: ComponentType<SearchPanelProps>;
  readonly backend: SearchBackend;
}

export interface SearchPanelProps {
  readonly backend: SearchBackend;
  /** Text in the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Gets the id of the selected result. */
  readonly setActive: (id: string | undefined) => void;
}

/** Their name in `Site.search`. */
export const searchParts = "panel";

export const searchIds = { dialog: "search", field: "search-field", results: "search-results" };

/** Attributes with which browsers open and close the dialog before the site has started. */
export const commands = {
  open: { command: "show-modal", commandfor: searchIds.dialog },
  close: { command: "close", commandfor: searchIds.dialog },
};
