import type { Navigation } from "../types.ts";
import { printablePages, printableTitle } from "./printable.ts";

/** An address of the site that is no content file, or that shows one in a way of its own. */
export interface SiteRoute {
  readonly url: string;
  /** For the reader's tab; empty where the site's name alone is meant. */
  readonly title: string;
  /** Whether it shows the article of the content file with the same address. */
  readonly hasArticle: boolean;
  /** Whether search engines are asked to leave it alone. */
  readonly isHidden: boolean;
}

/** The addresses that every site has; `components/app/` says what each shows. */
export const routes: readonly SiteRoute[] = [
  { url: "/", title: "", hasArticle: true, isHidden: false },
  { url: "/vote/", title: "Vote", hasArticle: false, isHidden: false },
  { url: "/app-shell/", title: "", hasArticle: false, isHidden: true },
];

/** Every address besides those of the content files: the sections' combined pages, too. */
export const routesOf = (navigation: Navigation): readonly SiteRoute[] => [
  ...routes,
  ...printablePages(navigation).map(({ page: { url } }) => ({
    url,
    title: printableTitle,
    hasArticle: false,
    isHidden: true,
  })),
];
