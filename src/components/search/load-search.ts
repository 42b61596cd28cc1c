import type { SearchBackend } from "../../browser/search/search-backend.ts";
import type { SearchParts } from "./search-parts.ts";

/**
 * Loads what the dialog of the search needs, and starts to load what the first search needs.
 *
 * @param indexUrl address of the embedded index
 * @param loadHosted gets what searches the hosted index, where there is one
 */
export async function loadSearch(
  indexUrl: string,
  loadHosted?: () => Promise<SearchBackend["search"]>,
): Promise<SearchParts> {
  const { SearchPanel, embeddedSearch, withFallback } = await import(
    /* webpackChunkName: "search-panel" */ "./search-panel.tsx"
  );
  const embedded = embeddedSearch(indexUrl);
  const backend = loadHosted ? withFallback(loadHosted, embedded) : embedded;
  backend.prepare();
  return { Panel: SearchPanel, backend };
}
