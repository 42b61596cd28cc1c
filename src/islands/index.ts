import type { ComponentType } from "react";

type LoadIsland = () => Promise<{ readonly default: ComponentType }>;

/** The interactive pieces of articles; each is a chunk of its own, script and style. */
export const islands = {
  "devtool-builder": () =>
    import(/* webpackChunkName: "island-devtool-builder" */ "./devtool-builder.tsx"),
} satisfies Record<string, LoadIsland>;

export const isIsland = (name: string): name is keyof typeof islands =>
  Object.hasOwn(islands, name);
