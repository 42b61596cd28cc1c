import type { Readability } from "../../site/offline/readable-pages.ts";
import { canonicalUrl } from "../../site/url.ts";
import { siteLink, isLeftToBrowser } from "../links.ts";

/**
 * Follows links without a network: to a page that only another document has, from its own HTML or
 * from a saved copy of another build, by a full load.
 *
 * @param readability of a page's address
 * @returns what ends that
 */
export function followOffline(readability: (url: string) => Readability): () => void {
  const onClick = (event: MouseEvent) => {
    const link = siteLink(event.target);
    if (link === undefined || isLeftToBrowser(event, link)) return;
    if (readability(canonicalUrl(link.pathname)) !== "by-loading") return;
    event.preventDefault();
    location.assign(link.href);
  };
  // Before the site follows it.
  document.addEventListener("click", onClick, true);
  return () => document.removeEventListener("click", onClick, true);
}
