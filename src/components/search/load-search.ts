import type { SearchParts } from "./search-parts.ts";

/**
 * Loads what the dialog of the search needs, and starts to load what the first search needs.
 *
 * @param indexUrl address of the embedded index
 */
export async function loadSearch(indexUrl: string): Promise<SearchParts> {
  const { SearchPanel, embeddedSearch } = await import(
    /* webpackChunkName: "search-panel" */ "./search-panel.tsx"
  );
  const backend = embeddedSearch(indexUrl);
  backend.prepare();
  return { Panel: SearchPanel, backend };
}
