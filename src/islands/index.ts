import { createElement, type ComponentType, type ReactElement } from "react";

interface Island {
  /** Gives the piece with the props that its placeholder carries, as JSON. */
  readonly load: (props: string) => Promise<ReactElement>;
  /** Apart from the script, because the island is seen before it comes to life. */
  readonly loadStyle: () => Promise<unknown>;
}

/** The interactive pieces of articles; script and style of each are chunks of their own. */
export const islands = {
  "devtool-builder": island(
    () => import(/* webpackChunkName: "island-devtool-builder" */ "./devtool-builder.tsx"),
    () => import(/* webpackChunkName: "island-devtool-builder-style" */ "./devtool-builder.css"),
  ),
} satisfies Record<string, Island>;

export const isIsland = (name: string): name is keyof typeof islands =>
  Object.hasOwn(islands, name);

/** @param load gives a component whose props fit into JSON */
export function island<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  loadStyle: () => Promise<unknown>,
): Island {
  return {
    async load(json) {
      const { default: Component } = await load();
      const props: Props = JSON.parse(json);
      return createElement(Component, props);
    },
    loadStyle,
  };
}
