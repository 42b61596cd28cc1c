import { createElement, type ComponentType, type ReactElement } from "react";

interface Island {
  /** Loads the component and applies the props of its placeholder, as JSON. */
  readonly load: (props: string) => Promise<ReactElement>;
  /** Separate from the script, because the prerendered island needs it first. */
  readonly loadStyle: () => Promise<unknown>;
}

/** The islands by name, each with chunks for its script and its style. */
export const islands = {
  "configuration-check": island(
    () => import(/* webpackChunkName: "island-configuration-check" */ "./configuration-check.tsx"),
    () =>
      import(
        /* webpackChunkName: "island-configuration-check-style" */ "./configuration-check.css"
      ),
  ),
  "devtool-builder": island(
    () => import(/* webpackChunkName: "island-devtool-builder" */ "./devtool-builder.tsx"),
    () => import(/* webpackChunkName: "island-devtool-builder-style" */ "./devtool-builder.css"),
  ),
  "error-search": island(
    () => import(/* webpackChunkName: "island-error-search" */ "./error-search.tsx"),
    () => import(/* webpackChunkName: "island-error-search-style" */ "./error-search.css"),
  ),
  "version-changes": island(
    () => import(/* webpackChunkName: "island-version-changes" */ "./version-changes.tsx"),
    () => import(/* webpackChunkName: "island-version-changes-style" */ "./version-changes.css"),
  ),
  "your-version": island(
    () => import(/* webpackChunkName: "island-your-version" */ "./your-version.tsx"),
    // Its few rules are among those of all articles.
    async () => {},
  ),
} satisfies Record<string, Island>;

export const isIsland = (name: string): name is keyof typeof islands =>
  Object.hasOwn(islands, name);

/** @param load returns a component whose props fit into JSON */
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
