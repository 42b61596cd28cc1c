import type { ComponentType } from "react";

interface Island {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Apart from the script, because the island is seen before it comes to life. */
  readonly loadStyle: () => Promise<unknown>;
}

/** The interactive pieces of articles; script and style of each are chunks of their own. */
export const islands = {
  "devtool-builder": {
    load: () => import(/* webpackChunkName: "island-devtool-builder" */ "./devtool-builder.tsx"),
    loadStyle: () =>
      import(/* webpackChunkName: "island-devtool-builder-style" */ "./devtool-builder.css"),
  },
} satisfies Record<string, Island>;

export const isIsland = (name: string): name is keyof typeof islands =>
  Object.hasOwn(islands, name);
