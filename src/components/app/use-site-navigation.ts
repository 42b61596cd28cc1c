import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { announceTitle } from "../../browser/announce.ts";
import { focusHeading, navigationTarget } from "../../browser/focus.ts";
import { followLinks } from "../../browser/links.ts";
import { keepPosition, restorePosition, scrollToHash, scrollToTop } from "../../browser/scroll.ts";
import type { PageSource } from "../../site/page-source.ts";
import { viewOf, type View } from "../../site/view.ts";
import type { Navigation } from "../../types.ts";
import { useContentIsReady } from "./use-content-is-ready.ts";

/** Links without page loads, scroll positions, focus and announcements. */
export function useSiteNavigation(view: View, navigation: Navigation, pages: PageSource): void {
  const navigate = useNavigate();
  useEffect(() => {
    const prefetch = (pathname: string) => {
      const { page } = { page: undefined, ...viewOf(pathname, navigation) };
      if (page !== undefined) pages.load(page.path);
    };
    return followLinks({ navigate: (url) => void navigate(url), prefetch });
  }, [navigate, navigation, pages]);
  useArrival(useContentIsReady(view, pages));
}

/** After each navigation, when its page has arrived: scrolls, focuses and announces. */
function useArrival(isReady: boolean): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const arrived = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  useEffect(() => keepPosition(key), [key]);
  useLayoutEffect(() => {
    const before = arrived.current;
    if (!isReady || before?.key === key) return;
    arrived.current = { key, pathname };
    const wasRestored = type === "POP" && restorePosition(key);
    if (!wasRestored && !scrollToHash(hash) && before !== undefined) scrollToTop();
    if (before === undefined) return;
    if (!wasRestored) focusHeading(navigationTarget(hash));
    if (before.pathname !== pathname) announceTitle();
  }, [isReady, key, pathname, hash, type]);
}
