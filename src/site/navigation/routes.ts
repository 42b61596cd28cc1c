import type { Navigation } from "../../types.ts";
import { printablePages, printableTitle } from "../printable/printable-pages.ts";

/** A URL that has no content file, or shows one in its own way. */
export interface SiteRoute {
  readonly url: string;
  /** Title of the tab; empty to show only the site's name. */
  readonly title: string;
  /** For search engines; defaults to the site's own. */
  readonly description?: string;
  /** Whether it shows the article of the content file with the same URL. */
  readonly hasArticle?: boolean;
  /** Whether search engines should ignore it. */
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

/** A view that is loaded on demand, from a chunk called `view-` and this name. */
export type LazyKind = Exclude<RouteKind, "shell"> | "printable";

/** The URLs of every site. The compiler asks for a component for each. */
export const routes: Readonly<Record<RouteKind, SiteRoute>> = table;

export const routeAt = (pathname: string): RouteKind | undefined =>
  kinds.find((kind) => routes[kind].url === pathname);

const kinds = Object.keys(table).filter((kind): kind is RouteKind => kind in table);

/** All URLs besides those of content files, including the combined pages. */
export const routesOf = (navigation: Navigation): readonly SiteRoute[] => [
  ...Object.values(routes),
  ...printablePages(navigation).map(({ page: { url } }) => ({
    url,
    title: printableTitle,
    isHidden: true,
  })),
];
