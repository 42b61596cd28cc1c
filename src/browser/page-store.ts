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
      async (error: unknown) => {
        if (!wanted.has(path)) states.delete(path);
        // Only where documents bring their pages along: it could go on for ever elsewhere.
        else if (known.size > 0 && (await isGone(error))) location.reload();
        else set(path, { status: "failed", error: toError(error) });
      },
    );
  };
  const load = (path: string) => {
    wanted.add(path);
    prefetch(path);
  };
  followEdits(set, () => {
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

/** webpack-dev-server: an edited page module announces itself (`loaders/page-module.ts`). */
function followEdits(set: (path: string, state: PageState) => void, retry: () => void): void {
  addEventListener("page-update", ({ detail }) => {
    set(detail.path, { status: "ready", page: detail.page });
  });
  import.meta.webpackHot?.accept("content:pages", retry);
}

async function loadPage(path: string): Promise<Page> {
  const load = pages[path];
  if (load === undefined) throw new Error(`There is no page ${path}.`);
  const { default: page } = await load();
  await loadIslandStyles(page.islands);
  return page;
}

/**
 * Whether a chunk is not there any more, because the site was built anew since the document was
 * loaded: the new documents name the new chunks.
 *
 * @param error webpack's ChunkLoadError names the chunk's address
 */
async function isGone(error: unknown): Promise<boolean> {
  if (!(error instanceof Error && "request" in error)) return false;
  const answer = await fetch(String(error.request), { method: "HEAD" }).catch(() => undefined);
  return answer?.status === 404;
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

declare global {
  interface WindowEventMap {
    "page-update": CustomEvent<{ readonly path: string; readonly page: Page }>;
  }
}
