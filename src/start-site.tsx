import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import navigation from "content:navigation";
import settings from "content:settings";
import {
  forgetMetadata,
  pagesOfDocument,
  readFirstPage,
  type FirstPage,
} from "./browser/loading/first-page.ts";
import { loadTwice } from "./browser/loading/load-again.ts";
import { createLoadingStore } from "./browser/loading/loading-store.ts";
import { createPageStore, loadPageTable } from "./browser/loading/page-store.ts";
import { isBeyondRecovery, recoverFromCrash } from "./browser/start/crash.ts";
import { App } from "./components/app/app.tsx";
import { loadView } from "./components/app/lazy-views.ts";
import { loadSearch } from "./components/search/load-search.ts";
import { viewOf } from "./site/navigation/view.ts";

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

/** Hydrates the document, or renders the site into it. `url` is the canonical one. */
export function startSite(url: string): void {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The document has no element #root.");
  const firstPage = readFirstPage();
  // React can't hydrate the app shell, or a page that the host served for another URL.
  const isPrerendered =
    firstPage !== undefined &&
    firstPage.url === viewOf(location.pathname, { navigation, settings }).url;
  const stores = createStores(firstPage, isPrerendered);
  const isShell = firstPage?.url === "/app-shell/";
  const site = () => (
    <BrowserRouter useTransitions={false}>
      <App site={{ settings, navigation, ...stores, isShell }} pathname={url} />
    </BrowserRouter>
  );
  const isBeyond = isBeyondRecovery();
  // In development, the overlay shows the error, and a reload would only crash again.
  const options =
    process.env.NODE_ENV === "production" && !isBeyond ? { onUncaughtError: recoverFromCrash } : {};
  let root: Root | undefined;
  if (!isPrerendered) {
    forgetMetadata();
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
  if (process.env.NODE_ENV === "production") startAfterLoad(stores);
}

type Stores = ReturnType<typeof createStores>;

function createStores(firstPage: FirstPage | undefined, isPrerendered: boolean) {
  const known = firstPage && isPrerendered ? pagesOfDocument(firstPage) : new Map();
  // In development, no prerendered page names the index.
  const indexUrl = firstPage?.searchIndex ?? "/search-index.json";
  const stores = {
    pages: createPageStore(known, () => navigation),
    views: createLoadingStore(loadView),
    search: createLoadingStore(() => loadSearch(indexUrl, loadHosted)),
  };
  // The browser restored this document after Back: what failed to load may load now.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const store of Object.values(stores)) store.retry();
  });
  return stores;
}

function startAfterLoad(stores: Stores): void {
  const start = () => {
    // Links may be followed soon.
    loadTwice(loadPageTable).catch(() => undefined);
    return loadTwice(() => import(/* webpackChunkName: "after-load" */ "./after-load.tsx")).then(
      ({ startOffline }) => startOffline({ navigation, ...stores }),
      // The page can be read without it.
      () => undefined,
    );
  };
  // This script runs late if it took a second try: `browser/loading/document-files-script.ts`.
  if (document.readyState === "complete") void start();
  else addEventListener("load", () => setTimeout(start));
}
