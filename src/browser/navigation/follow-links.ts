import { canonicalUrl, isPagePath } from "../../site/navigation/url.ts";
import { savesData } from "../../site/offline/saves-data.ts";

interface LinkActions {
  /** Whether this build has the page; only the host knows redirects and newer pages. */
  readonly knows: (pathname: string) => boolean;
  readonly navigate: (url: string, replace: boolean) => void;
  readonly prefetch: (pathname: string) => void;
}

/** Follows links inside the site without a page load, and prefetches their pages. */
export function followLinks({ knows, navigate, prefetch }: LinkActions): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  const onClick = (event: MouseEvent) => {
    const link = siteLink(event.target);
    if (link === undefined || isLeftToBrowser(event, link)) return;
    const pathname = canonicalUrl(link.pathname);
    if (!knows(pathname)) return;
    event.preventDefault();
    const url = pathname + link.search + link.hash;
    navigate(url, url === location.pathname + location.search + location.hash);
  };
  const onIntent = ({ target }: Event) => {
    const link = siteLink(target);
    if (link !== undefined && !savesData()) prefetch(canonicalUrl(link.pathname));
  };
  document.addEventListener("click", onClick, { signal: stop.signal });
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, onIntent, options);
  }
  return () => stop.abort();
}

function siteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.href !== "" && link.origin === location.origin ? link : undefined;
}

const isLeftToBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  opensElsewhere(event) ||
  (link.target !== "" && link.target !== "_self") ||
  link.hasAttribute("download") ||
  !isPagePath(link.pathname);

/** For a new tab or window, or a download. */
export const opensElsewhere = (
  click: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean => click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
