import { printablePages, type PrintablePage } from "../../site/printable/printable-pages.ts";
import type { Navigation, Page } from "../../types.ts";
import { loadIslandStyles } from "../article/islands.ts";
import { createLoadingStore, type LoadingStore } from "./loading-store.ts";

/** Pages by content file: each is a webpack chunk. `known` ones came with the document. */
export function createPageStore(
  known: ReadonlyMap<string, Page>,
  navigation: () => Navigation,
): LoadingStore<Page> {
  const load = (path: string) => {
    const printable = printablePages(navigation()).find(({ page }) => page.path === path);
    return printable === undefined ? loadPage(path) : loadCombined(printable);
  };
  const store = createLoadingStore(load, known);
  // webpack-dev-server: an edited page module announces itself (`loaders/page-loader.ts`).
  addEventListener("page-update", ({ detail }) => store.replace(detail.path, detail.page));
  import.meta.webpackHot?.accept("content:pages", store.retry);
  return store;
}

/** Which script each page has. The first page doesn't need it, and it grows with the number of pages. */
export const loadPageTable = () => import(/* webpackChunkName: "pages" */ "content:pages");

async function loadPage(path: string): Promise<Page> {
  const { default: pages } = await loadPageTable();
  const load = pages[path];
  if (load === undefined) throw new Error(`There is no page ${path}.`);
  const { default: page } = await load();
  await loadIslandStyles(page.islands);
  return page;
}

async function loadCombined(printable: PrintablePage): Promise<Page> {
  const [{ combinedPage }, ...parts] = await Promise.all([
    import(/* webpackChunkName: "combined-page" */ "../../site/printable/combined-page.ts"),
    ...printable.section.pages.map(async ({ path }) => [path, await loadPage(path)] as const),
  ]);
  const pages = new Map(parts);
  return combinedPage(printable, (path) => pages.get(path));
}

declare global {
  interface WindowEventMap {
    "page-update": CustomEvent<{ readonly path: string; readonly page: Page }>;
  }
}
