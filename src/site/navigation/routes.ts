import type { Navigation } from "../../types.ts";
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
}

const table = {
  landing: { url: "/", title: "", hasArticle: true },
  vote: {
    url: "/vote/",
    title: "Vote",
    description: "The features webpack users want most, and how to vote for them.",
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

export const routesOf = (navigation: Navigation): readonly SiteRoute[] => [
  ...Object.values(routes),
  ...printablePages(navigation).map(({ page: { url } }) => ({
    url,
    title: printableTitle,
    isHidden: true,
  })),
];
