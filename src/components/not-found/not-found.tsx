import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { savesData } from "../../site/offline/saves-data.ts";
import { openSearch } from "../../browser/search/open-search.ts";
import { decoded } from "../../site/navigation/url.ts";
import type { FoundPage } from "../../site/search/search-results.ts";
import { useLoadable, useSite } from "../app/site-context.ts";
import { Metadata } from "../metadata/metadata.tsx";
import { searchParts } from "../search/search-parts.ts";
import { Unreached } from "./unreached.tsx";
import "./not-found.css";

/** The view for a URL that no page has. */
export function NotFound() {
  return useSite().isShell ? <Unreached /> : <Unknown />;
}

function Unknown() {
  const nearest = useNearest();
  const { pathname } = useLocation();
  return (
    <div className="notice-page">
      <Metadata title="Page Not Found" isHidden />
      <h1>Page Not Found</h1>
      <p>There’s no page at this address. It may have moved or been removed.</p>
      <div className="notice-actions">
        <button
          type="button"
          className="button primary needs-script"
          aria-haspopup="dialog"
          onClick={() => openSearch(searchOfAddress(pathname))}
        >
          Search the documentation
        </button>{" "}
        <a className="button" href="/">
          Go to the home page
        </a>
      </div>
      {nearest.length > 0 && (
        <nav className="nearest-pages" aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">Were you looking for one of these?</h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.url}>
                <Nearest {...page} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Links to the page, or to its most similar heading. */
function Nearest({ url, title, isBest, hits }: FoundPage) {
  const [hit] = isBest ? [] : hits;
  const names = [title, ...(hit === undefined ? [] : [hit.title])];
  const text = names.map((pieces) => pieces.map((piece) => piece.text).join("")).join(" › ");
  return <a href={hit?.url ?? url}>{text}</a>;
}

const most = 3;

/** Turns a URL into a search: `/configuration/resolve.html` into `configuration resolve`. */
const searchOfAddress = (pathname: string): string =>
  decoded(pathname)
    .replace(/(?:\/index)?\.html?$/, "")
    .split("/")
    .filter(Boolean)
    .join(" ");

/**
 * Suggests pages for an unknown URL. Empty at first, because the not-found document does not know
 * its URL.
 */
function useNearest(): readonly FoundPage[] {
  const { search } = useSite();
  const text = searchOfAddress(useLocation().pathname);
  const parts = useLoadable(search, searchParts);
  const [found, setFound] = useState<{ text: string; pages: readonly FoundPage[] }>();
  useEffect(() => void (savesData() || search.prefetch(searchParts)), [search]);
  useEffect(() => {
    if (parts.status !== "ready" || text === "") return undefined;
    let isCurrent = true;
    const answer = parts.value.backend.search(text, undefined, "page");
    const best = answer.then((found) => found.better ?? found);
    best.then(
      ({ results }) => isCurrent && setFound({ text, pages: results.pages.slice(0, most) }),
      // The search dialog reports errors.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [parts, text]);
  return found?.text === text ? found.pages : [];
}
