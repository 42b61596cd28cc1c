import type { Navigation } from "../../types.ts";
import type { SiteSettings } from "../content/site-settings.ts";
import { printablePages, printableTitle } from "../printable/printable-pages.ts";

/** A URL without a content file, or with its own view of one. */
export interface SiteRoute {
  readonly url: string;
  /** Empty to show only the site's name. */
  readonly title: string;
  readonly description?: string;
  /** Whether it shows the article of the content file with the same URL. */
  readonly hasArticle?: boolean;
  readonly isHidden?: boolean;
  /** Whether other sites have no such page: see `webpack` in `content/site.json`. */
  readonly isWebpackOnly?: boolean;
}

const table = {
  landing: { url: "/", title: "", hasArticle: true },
  vote: {
    url: "/vote/",
    title: "Vote",
    description: "The features webpack users want most, and how to vote for them.",
    isWebpackOnly: true,
  },
  shell: { url: "/app-shell/", title: "", isHidden: true },
} satisfies Record<string, SiteRoute>;

export type RouteKind = keyof typeof table;

/** A view that is loaded on demand, from the chunk `view-<name>`. */
export type LazyKind = Exclude<RouteKind, "shell"> | "printable";

export const routes: Readonly<Record<RouteKind, SiteRoute>> = table;

export const routeAt = (pathname: string): RouteKind | undefined =>
  kinds.find((kind) => routes[kind].url === pathname);

const kinds = Object.keys(table).filter((kind): kind is RouteKind => kind in table);

/** What decides which pages a site has. */
export interface SiteOutline {
  readonly navigation: Navigation;
  readonly settings: Pick<SiteSettings, "webpack">;
}

export const isRouteOf = ({ settings }: Pick<SiteOutline, "settings">, route: SiteRoute) =>
  settings.webpack || !route.isWebpackOnly;

export const routesOf = ({ navigation, settings }: SiteOutline): readonly SiteRoute[] => [
  ...Object.values(routes).filter((route) => isRouteOf({ settings }, route)),
  ...printablePages(navigation).map(({ page: { url } }) => ({
    url,
    title: printableTitle,
    isHidden: true,
  })),
];
