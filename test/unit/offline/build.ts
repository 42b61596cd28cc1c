import type { Copy } from "../../../src/site/offline/copy-state.ts";
import type { PublishedBuild } from "../../../src/site/offline/published-build.ts";

/** A build of three pages, as `/build.json` has it. */
export const buildOf = (id: string, hash = "0a1b2c3d"): PublishedBuild => ({
  id,
  assets: {
    [`/client-runtime.${hash}.js`]: 1000,
    [`/guides/caching.${hash}.js`]: 30_000,
    [`/guides/index.${hash}.js`]: 9000,
    "/assets/drawing.50953089.svg": 500_000,
    "/app-shell/index.html": 10_000,
    "/guides/index.html": 70_000,
    "/robots.txt": 60,
  },
  pages: {
    "/guides/": `/guides/index.${hash}.js`,
    "/guides/caching/": `/guides/caching.${hash}.js`,
  },
});

export const time = "2026-11-21T12:00:00.000Z";

/** All of its files together. */
export const bytes = 540_000;

/** A copy in a browser, with some of its files missing. */
export const copyOf = (
  build: PublishedBuild,
  status: Copy["record"]["status"],
  missing: readonly string[] = [],
): Copy => ({ record: { status, time, bytes, build }, missing });
