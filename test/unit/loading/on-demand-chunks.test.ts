import { globSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

it("retries each on-demand chunk", () => {
  const once = /(?<!loadTwice\(\s*\(\) =>\s*)\bimport\(\s*\/\* webpackChunkName/;
  const bare = globSync("src/**/*.{ts,tsx}").filter((file) =>
    once.test(readFileSync(file, "utf8")),
  );
  // The callers of these retry: loading sources, what mounts islands, and each check.
  expect(bare.toSorted()).toEqual([
    "src/browser/loading/page-store.ts",
    "src/check-worker/worker.ts",
    "src/components/app/lazy-views.ts",
    "src/components/search/load-search.ts",
    "src/components/sponsors/rank-section.tsx",
    "src/islands/index.ts",
  ]);
});
