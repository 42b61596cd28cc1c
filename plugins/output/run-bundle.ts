import { createRequire } from "node:module";
import vm from "node:vm";
import type { BuildFacts } from "../../src/site/output/build-facts.ts";
import type { ClientAssets, PageNeeds } from "../../src/site/output/client-assets.ts";

/** Exports of `src/prerender.tsx`. */
export interface PrerenderEntry {
  readonly prerender: (
    assets: (needs: PageNeeds) => ClientAssets,
    build: BuildFacts,
  ) => ReadonlyMap<string, () => string>;
}

/** In stack traces. */
export const bundleName = "prerender.js";

/** @param text a CommonJS bundle */
export function runBundle(text: string): PrerenderEntry {
  const module: { exports: object } = { exports: {} };
  const run = vm.compileFunction(text, ["module", "exports", "require"], {
    filename: bundleName,
  });
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports as PrerenderEntry;
}
