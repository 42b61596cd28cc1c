// First, because it sets the order of the layers that the other style sheets fill.
import "./tokens.css";
import "./app.css";
import "./forced-colors.css";
import "./print.css";
import { useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { viewOf } from "../../site/view.ts";
import { Announcer } from "../announcer/announcer.tsx";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { Footer } from "../footer/footer.tsx";
import { Header } from "../header/header.tsx";
import { Notification } from "../notification/notification.tsx";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { Main } from "./main.tsx";
import { SiteContext, type Site } from "./site-context.ts";
import { useSiteNavigation } from "./use-site-navigation.ts";

/** The whole site inside `<body>`, in the build and in the browser. */
export function App({ site }: { readonly site: Site }) {
  const { key, pathname } = useLocation();
  // The same as long as nothing else is to be shown: see `lazy-view.tsx`.
  const view = useMemo(() => viewOf(pathname, site.navigation), [pathname, site.navigation]);
  // Where the menu was opened: a navigation closes it in the same step, before the focus moves.
  const [menuPlace, setMenuPlace] = useState<string>();
  const menuIsOpen = menuPlace === key;
  // Back at that place it stays closed.
  if (menuPlace !== undefined && !menuIsOpen) setMenuPlace(undefined);
  const setMenuIsOpen = useCallback(
    (isOpen: boolean) => setMenuPlace(isOpen ? key : undefined),
    [key],
  );
  useSiteNavigation(view, site);
  return (
    <SiteContext value={site}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Notification />
      <Header view={view} menuIsOpen={menuIsOpen} openMenu={() => setMenuIsOpen(true)} />
      <div className="layout">
        <Sidebar view={view} isOpen={menuIsOpen} setIsOpen={setMenuIsOpen} />
        <Main view={view} />
      </div>
      <BackToTop />
      <Footer url={view.url} />
      <Announcer />
    </SiteContext>
  );
}
