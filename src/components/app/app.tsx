// First, because it sets the order of the cascade layers.
import "./tokens.css";
import "./app.css";
import "./forced-colors.css";
import "./print.css";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { announcerId } from "../../browser/announce.ts";
import { sectionOf, viewOf } from "../../site/navigation/view.ts";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import { Notification } from "../notification/notification.tsx";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { Main } from "./main.tsx";
import { SiteContext, type Site } from "./site-context.ts";
import { SiteNavigation } from "./site-navigation.ts";

interface AppProps {
  readonly site: Site;
  /** That of the prerendered document, if there is one. */
  readonly pathname?: string;
}

/** Everything inside `<body>`. */
export function App({ site, pathname: prerendered }: AppProps) {
  const { key, pathname: current } = useLocation();
  // The reader may have gone back before React hydrates the document.
  const pathname = useSyncExternalStore(
    stay,
    () => current,
    () => prerendered ?? current,
  );
  // The same object until the view changes: see `lazy-view.tsx`.
  const { navigation, settings } = site;
  const view = useMemo(
    () => viewOf(pathname, { navigation, settings }),
    [pathname, navigation, settings],
  );
  // Where the menu was opened. Navigation closes it in the same render, before the focus moves.
  const [menuPlace, setMenuPlace] = useState<string>();
  const menuIsOpen = menuPlace === key;
  // Going back does not reopen it.
  if (menuPlace !== undefined && !menuIsOpen) setMenuPlace(undefined);
  const setMenuIsOpen = useCallback(
    (isOpen: boolean) => setMenuPlace(isOpen ? key : undefined),
    [key],
  );
  return (
    <SiteContext value={site}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Notification />
      <Header view={view} menuIsOpen={menuIsOpen} openMenu={() => setMenuIsOpen(true)} />
      <div className={sectionOf(view) === undefined ? "layout" : "layout with-pages"}>
        <Sidebar view={view} isOpen={menuIsOpen} setIsOpen={setMenuIsOpen} />
        <Main view={view} />
      </div>
      <BackToTop />
      <Footer url={view.url} />
      <div id={announcerId} className="visually-hidden" role="status" aria-live="polite" />
      {/* Last, so that its effects come after those of what is shown. */}
      <SiteNavigation view={view} />
    </SiteContext>
  );
}

const stay = () => () => {};
