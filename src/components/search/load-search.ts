import type { SearchBackend } from "../../browser/search/search-backend.ts";
import type { SearchParts } from "./search-parts.ts";

/**
 * Loads the search panel, and starts to load the index.
 *
 * @param indexUrl URL of the embedded index
 * @param loadHosted loads the hosted search, if one is configured
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
