import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { announceTitle } from "../../browser/announce.ts";
import { replayTaps } from "../../browser/start/early-input.ts";
import { focusHeading, navigationTarget } from "../../browser/navigation/focus.ts";
import { followLinks } from "../../browser/navigation/follow-links.ts";
import { askForBuild, isOutdated } from "../../browser/updates/newer-build.ts";
import { keepPlace, resumePlace } from "../../browser/navigation/reading-place.ts";
import {
  isScrolled,
  keepPosition,
  ownScrolling,
  restorePosition,
  scrollToHash,
  scrollToTop,
} from "../../browser/navigation/scroll.ts";
import { isLazy, viewOf, type View } from "../../site/navigation/view.ts";
import type { Site } from "./site-context.ts";

/** Links without page loads, scroll positions, focus and announcements. */
export function useSiteNavigation(view: View, site: Site): void {
  const { navigation, settings, pages, views } = site;
  const navigate = useNavigate();
  useEffect(() => {
    const viewAt = (pathname: string) => viewOf(pathname, { navigation, settings });
    const prefetch = (pathname: string) => {
      const next = viewAt(pathname);
      // A combined page is all pages of a section: too much for a reader who may not want it.
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
}

/** Whether the content of a view is on the screen or has failed to load. */
function useContentIsReady(view: View, { pages, views }: Site): boolean {
  const path = "page" in view ? view.page?.path : undefined;
  const hasPage = () => path === undefined || pages.get(path).status !== "loading";
  const hasView = () => !isLazy(view) || views.get(view.kind).status !== "loading";
  const pageIsReady = useSyncExternalStore(pages.subscribe, hasPage, hasPage);
  const viewIsReady = useSyncExternalStore(views.subscribe, hasView, hasView);
  return pageIsReady && viewIsReady;
}

/** After each navigation, when its page has arrived: scrolls, focuses and announces. */
function useArrival(isReady: boolean): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const arrived = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  // At once, so that a page which still loads shows its title.
  useLayoutEffect(() => {
    const before = arrived.current;
    if (before === undefined || before.key === key || isBack) return;
    if (before.pathname !== pathname || isTop(hash)) scrollToTop();
  }, [key, pathname, hash, isBack]);
  useLayoutEffect(() => {
    const before = arrived.current;
    if (!isReady || before?.key === key) return;
    arrived.current = { key, pathname };
    // Of a reload, the browser has restored what it knows.
    if (before === undefined && isScrolled()) {
      resumePlace(key);
      return;
    }
    const isRestored = isBack && restorePosition(key);
    if (!isRestored && !scrollToHash(hash) && isBack) scrollToTop();
    if (before === undefined) {
      resumePlace(key);
      return;
    }
    const isOtherPage = before.pathname !== pathname;
    if (isOtherPage || !isRestored) focusHeading(navigationTarget(hash));
    if (!isOtherPage) return;
    announceTitle();
    // So that nobody stays with an old build for ever, whose files are all there.
    void askForBuild();
  }, [isReady, key, pathname, hash, isBack]);
  // While a page loads, it has no place to remember.
  useLayoutEffect(() => (isReady ? keepPosition(key) : undefined), [isReady, key]);
  useEffect(() => keepPlace(key), [key]);
}

/** https://html.spec.whatwg.org/multipage/browsing-the-web.html#top-of-the-document */
const isTop = (hash: string) => hash === "" || hash.toLowerCase() === "#top";
