import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { announceTitle } from "../../browser/announce.ts";
import { setLateLayout } from "../../browser/article/late-layout.ts";
import { replayTaps } from "../../browser/start/early-input.ts";
import { focusHeading, navigationTarget } from "../../browser/navigation/focus.ts";
import { followLinks } from "../../browser/navigation/follow-links.ts";
import { askForBuild, isOutdated } from "../../browser/updates/newer-build.ts";
import {
  isScrolled,
  keepPosition,
  ownScrolling,
  restorePosition,
  scrollToHash,
  scrollToTop,
} from "../../browser/navigation/scroll.ts";
import type { AsyncStore } from "../../site/async-store.ts";
import { isLazy, viewOf, type View } from "../../site/navigation/view.ts";
import { useSite, type Site } from "./site-context.ts";

/**
 * Follows links without page loads, and takes care of scrolling, focus, and announcements. A
 * component, which renders nothing, so that React doesn't render the whole site again when the
 * content of a view has loaded.
 */
export function SiteNavigation({ view }: { readonly view: View }) {
  const site = useSite();
  const { navigation, settings, pages, views } = site;
  const navigate = useNavigate();
  useEffect(() => {
    const viewAt = (pathname: string) => viewOf(pathname, { navigation, settings });
    const prefetch = (pathname: string) => {
      const next = viewAt(pathname);
      // A combined page would load every page of its section.
      const isLight = next.kind !== "printable";
      if (isLight && "page" in next && next.page !== undefined) pages.prefetch(next.page.path);
      if (isLazy(next)) views.prefetch(next.kind);
    };
    const follow = (url: string, replace: boolean) => void navigate(url, { replace });
    const knows = (pathname: string) => !isOutdated() && viewAt(pathname).kind !== "not-found";
    return followLinks({ knows, navigate: follow, prefetch });
  }, [navigate, navigation, settings, pages, views]);
  useEffect(ownScrolling, []);
  const isReady = useContentIsReady(view, site);
  useEffect(() => (isReady ? replayTaps() : undefined), [isReady]);
  useArrival(isReady);
  return null;
}

/** Whether the content of a view is on the screen or has failed to load. */
function useContentIsReady(view: View, { pages, views }: Site): boolean {
  const pageIsReady = useIsSettled(pages, "page" in view ? view.page?.path : undefined);
  const viewIsReady = useIsSettled(views, isLazy(view) ? view.kind : undefined);
  return pageIsReady && viewIsReady;
}

function useIsSettled(store: AsyncStore<unknown>, name: string | undefined): boolean {
  const isSettled = () => name === undefined || store.get(name).status !== "loading";
  return useSyncExternalStore(store.subscribe, isSettled, isSettled);
}

/** Scrolls, moves the focus, and announces the title once the page of a navigation has loaded. */
function useArrival(isReady: boolean): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const arrived = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  // Right away, so that a page that is still loading shows its title.
  useLayoutEffect(() => {
    const before = arrived.current;
    if (before === undefined || before.key === key) return;
    const isOtherPage = before.pathname !== pathname;
    // Before anything asks where the page is scrolled to, because it is laid out then.
    if (isOtherPage) {
      setLateLayout(!isBack);
      // So that going back before the page has loaded is an arrival, too.
      arrived.current = { key: "", pathname: "" };
    }
    if (!isBack && (isOtherPage || isTop(hash))) scrollToTop();
  }, [key, pathname, hash, isBack]);
  useLayoutEffect(() => {
    const before = arrived.current;
    if (!isReady || before?.key === key) return;
    arrived.current = { key, pathname };
    // After a reload, the browser has restored the scroll position.
    if (before === undefined && isScrolled()) return;
    const isOtherPage = before !== undefined && before.pathname !== pathname;
    const isRestored = isBack && restorePosition(key);
    if (!isRestored && !scrollToHash(hash) && isBack) scrollToTop();
    if (before === undefined) return;
    if (isOtherPage || !isRestored) focusHeading(navigationTarget(hash));
    if (!isOtherPage) return;
    announceTitle();
    // Otherwise, a reader whose files are all cached would never leave an old build.
    void askForBuild();
  }, [isReady, key, pathname, hash, isBack]);
  // A page that is still loading has no position to keep.
  useLayoutEffect(() => (isReady ? keepPosition(key) : undefined), [isReady, key]);
}

/** https://html.spec.whatwg.org/multipage/browsing-the-web.html#top-of-the-document */
const isTop = (hash: string) => hash === "" || hash.toLowerCase() === "#top";
