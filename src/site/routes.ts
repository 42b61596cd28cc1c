import type { Navigation } from "../types.ts";
import { printablePages, printableTitle } from "./printable.ts";

/** An address of the site that is no content file, or that shows one in a way of its own. */
export interface SiteRoute {
  readonly url: string;
  /** For the reader's tab; empty where the site's name alone is meant. */
  readonly title: string;
  /** For search engines; the site's own where it is missing. */
  readonly description?: string;
  /** Whether it shows the article of the content file with the same address. */
  readonly hasArticle?: boolean;
  /** Whether search engines are asked to leave it alone. */
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

/** What an address shows that is loaded on demand, from a chunk called `view-` and this. */
export type LazyKind = Exclude<RouteKind, "shell"> | "printable";

/** The addresses that every site has; the compiler asks for the component of each. */
export const routes: Readonly<Record<RouteKind, SiteRoute>> = table;

/** The route that has an address, or nothing. */
export const routeAt = (pathname: string): RouteKind | undefined =>
  kinds.find((kind) => routes[kind].url === pathname);

const kinds = Object.keys(table).filter((kind): kind is RouteKind => kind in table);

/** Every address besides those of the content files: the sections' combined pages, too. */
export const routesOf = (navigation: Navigation): readonly SiteRoute[] => [
  ...Object.values(routes),
  ...printablePages(navigation).map(({ page: { url } }) => ({
    url,
    title: printableTitle,
    isHidden: true,
  })),
];
