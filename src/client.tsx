import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import navigation from "content:navigation";
import settings from "content:settings";
import { isBeyondRecovery, recoverFromCrash } from "./browser/start/crash.ts";
import { copyCode } from "./browser/article/copy-code.ts";
import { copyLinks } from "./browser/article/copy-links.ts";
import { replayChoices } from "./browser/start/early-input.ts";
import { foldCode } from "./browser/article/fold-code.ts";
import { forgetMetadata, pagesOfDocument, readFirstPage } from "./browser/loading/first-page.ts";
import { loadTwice } from "./browser/loading/load-again.ts";
import { createLoadingStore } from "./browser/loading/loading-store.ts";
import { closeMenus } from "./browser/navigation/menus.ts";
import { followManagerTabs } from "./browser/article/package-manager.ts";
import { createPageStore, loadPageTable } from "./browser/loading/page-store.ts";
import { nameEntries } from "./browser/navigation/scroll.ts";
import { printDetails } from "./browser/article/printing.ts";
import { App } from "./components/app/app.tsx";
import { loadView } from "./components/app/lazy-views.ts";
import { loadSearch } from "./components/search/load-search.ts";
import { canonicalUrl } from "./site/navigation/url.ts";
import { viewOf } from "./site/navigation/view.ts";

// Hosts may serve a page at several URLs. Its links and files belong to the canonical one.
const url = canonicalUrl(location.pathname);
if (url !== location.pathname) {
  history.replaceState(history.state, "", url + location.search + location.hash);
}

const firstPage = readFirstPage();
// React can't hydrate the app shell, or a page that the host served for another URL.
const isPrerendered =
  firstPage !== undefined &&
  firstPage.url === viewOf(location.pathname, { navigation, settings }).url;
const known = isPrerendered ? pagesOfDocument(firstPage) : new Map();

const pages = createPageStore(known, () => navigation);
const views = createLoadingStore(loadView);
// Without a hosted index, webpack leaves this code out.
const loadHosted = process.env.SEARCH_APP_ID
  ? async () => {
      const { hostedSearch } = await loadTwice(
        () => import(/* webpackChunkName: "search-hosted" */ "./browser/search/hosted-search.ts"),
      );
      return hostedSearch({
        appId: process.env.SEARCH_APP_ID ?? "",
        key: process.env.SEARCH_KEY ?? "",
        index: process.env.SEARCH_INDEX ?? "",
        host: process.env.SEARCH_HOST ?? "",
      });
    }
  : undefined;
// In development, no prerendered page names the index.
const indexUrl = firstPage?.searchIndex ?? "/search-index.json";
const search = createLoadingStore(() => loadSearch(indexUrl, loadHosted));
const isShell = firstPage?.url === "/app-shell/";
const site = () => (
  <BrowserRouter useTransitions={false}>
    <App site={{ settings, navigation, pages, views, search, isShell }} pathname={url} />
  </BrowserRouter>
);

// The browser restored this document after Back: what failed to load may load now.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) for (const source of [pages, views, search]) source.retry();
});

const container = document.getElementById("root");
if (container === null) throw new Error("The document has no element #root.");
nameEntries();
copyCode();
copyLinks();
foldCode();
followManagerTabs();
closeMenus();
printDetails();
replayChoices();
if (!isPrerendered) forgetMetadata();
const isBeyond = isBeyondRecovery();
// In development, the overlay shows the error, and a reload would only crash again.
const options =
  process.env.NODE_ENV === "production" && !isBeyond ? { onUncaughtError: recoverFromCrash } : {};
let root: Root | undefined;
if (!isPrerendered) {
  root = createRoot(container, options);
  root.render(site());
} else if (!isBeyond) {
  // In slices of 5 ms, so that readers can scroll and type in between.
  startTransition(() => void (root = hydrateRoot(container, site(), options)));
}

// webpack-dev-server: pages were added, removed, or renamed, or the menu changed.
import.meta.webpackHot?.accept(["content:navigation", "content:settings"], () =>
  root?.render(site()),
);

if (process.env.NODE_ENV === "production") {
  const startLater = () => {
    // Links may be followed soon.
    loadTwice(loadPageTable).catch(() => undefined);
    return loadTwice(() => import(/* webpackChunkName: "after-load" */ "./after-load.tsx")).then(
      ({ startOffline }) => startOffline({ navigation, pages, views, search }),
      // The page can be read without it.
      () => undefined,
    );
  };
  // This script runs late if it took a second try: `browser/loading/document-files-script.ts`.
  if (document.readyState === "complete") void startLater();
  else addEventListener("load", () => setTimeout(startLater));
}
