import { useLocation } from "react-router-dom";
import { openSearch } from "../../browser/search/open-search.ts";
import type { FoundPage } from "../../site/search/search-results.ts";
import { useSite } from "../app/site-context.ts";
import { Metadata } from "../metadata/metadata.tsx";
import { Unreached } from "./unreached.tsx";
import { searchOfAddress, useNearest } from "./use-nearest.ts";
import "./not-found.css";

/** Stands where an address is none of the site's, as far as anybody knows. */
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
          <h2 id="nearest-pages">Are you looking for one of these?</h2>
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

/** A link to the page, or to the heading of it that comes nearest. */
function Nearest({ url, title, isBest, hits }: FoundPage) {
  const [hit] = isBest ? [] : hits;
  const names = [title, ...(hit === undefined ? [] : [hit.title])];
  const text = names.map((pieces) => pieces.map((piece) => piece.text).join("")).join(" › ");
  return <a href={hit?.url ?? url}>{text}</a>;
}
