import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { savesData } from "../../browser/navigation/follow-links.ts";
import type { FoundPage } from "../../site/search/search-results.ts";
import { decoded } from "../../site/navigation/url.ts";
import { useSite, useLoadable } from "../app/site-context.ts";
import { searchParts } from "../search/search-parts.ts";

const most = 3;

/** Turns a URL into a search: `/configuration/resolve.html` into `configuration resolve`. */
export const searchOfAddress = (pathname: string): string =>
  decoded(pathname)
    .replace(/(?:\/index)?\.html?$/, "")
    .split("/")
    .filter(Boolean)
    .join(" ");

/**
 * Suggests pages for an unknown URL. Empty at first, because the not-found document does not know
 * its URL.
 */
export function useNearest(): readonly FoundPage[] {
  const { search } = useSite();
  const text = searchOfAddress(useLocation().pathname);
  const parts = useLoadable(search, searchParts);
  const [found, setFound] = useState<{ text: string; pages: readonly FoundPage[] }>();
  useEffect(() => void (savesData() || search.prefetch(searchParts)), [search]);
  useEffect(() => {
    if (parts.status !== "ready" || text === "") return undefined;
    let isCurrent = true;
    parts.value.backend.search(text).then(
      ({ results }) => isCurrent && setFound({ text, pages: results.pages.slice(0, most) }),
      // The search dialog reports errors.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [parts, text]);
  return found?.text === text ? found.pages : [];
}
