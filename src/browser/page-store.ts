import pages from "content:pages";
import type { PageSource, PageState } from "../site/page-source.ts";
import type { Page } from "../types.ts";
import { loadIslandStyles } from "./islands.ts";

const loading: PageState = { status: "loading" };

/**
 * Makes the browser's source of pages: each is loaded once, as a webpack chunk.
 *
 * @param known pages that came with the document, by content file
 */
export function createPageStore(known: ReadonlyMap<string, Page>): PageSource {
  const states = new Map<string, PageState>(
    [...known].map(([path, page]) => [path, { status: "ready", page }]),
  );
  const listeners = new Set<() => void>();
  const set = (path: string, state: PageState) => {
    states.set(path, state);
    for (const changed of listeners) changed();
  };
  /** Paths of pages that the reader has asked for. */
  const wanted = new Set<string>();
  const prefetch = (path: string) => {
    const status = states.get(path)?.status;
    if (status === "ready" || status === "loading") return;
    set(path, loading);
    loadPage(path).then(
      (page) => set(path, { status: "ready", page }),
      (error: unknown) => {
        if (wanted.has(path)) set(path, { status: "failed", error: toError(error) });
        else states.delete(path);
      },
    );
  };
  const load = (path: string) => {
    wanted.add(path);
    prefetch(path);
  };
  // webpack-dev-server: an edited page module announces itself (`loaders/page-module.ts`).
  addEventListener("page-update", ({ detail }) => {
    set(detail.path, { status: "ready", page: detail.page });
  });
  import.meta.webpackHot?.accept("content:pages", () => {
    for (const [path, { status }] of states) if (status === "failed") load(path);
  });
  return {
    get: (path) => states.get(path) ?? loading,
    load,
    prefetch,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

async function loadPage(path: string): Promise<Page> {
  const load = pages[path];
  if (load === undefined) throw new Error(`There is no page ${path}.`);
  const { default: page } = await load();
  await loadIslandStyles(page.islands);
  return page;
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

declare global {
  interface WindowEventMap {
    "page-update": CustomEvent<{ readonly path: string; readonly page: Page }>;
  }
}
