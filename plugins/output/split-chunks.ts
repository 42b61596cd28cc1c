import type { Configuration } from "webpack";
import { isSearchChunk } from "../../src/site/output/file-names.ts";

/** Which modules are in chunks of their own. */
export const splitChunks: NonNullable<Configuration["optimization"]>["splitChunks"] = {
  // The prerender entry is a single file, and the search is precached by its names.
  chunks: ({ name }) => name !== "prerender" && !isSearchChunk(name ?? ""),
  cacheGroups: {
    defaultVendors: false, // Packages that only one chunk needs stay in it.
    vendor: {
      test: /\/node_modules\//,
      name: "vendor",
      chunks: ({ name }) => name === "client",
    },
  },
};
