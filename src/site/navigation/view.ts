import type { Navigation, NavigationPage, NavigationSection } from "../../types.ts";
import { printablePage, type PrintablePage } from "../printable/printable-pages.ts";
import { routeAt, routes, type LazyKind, type RouteKind } from "./routes.ts";

export type View =
  | RouteView
  | {
      readonly kind: "page";
      readonly url: string;
      readonly page: NavigationPage;
      /** Missing for a page outside of all sections. */
      readonly section: NavigationSection | undefined;
    }
  | ({ readonly kind: "printable"; readonly url: string } & PrintablePage)
  | { readonly kind: "not-found"; readonly url: undefined };

/** One member for each route, so that the compiler can tell them apart. */
export type RouteView = {
  [Kind in RouteKind]: {
    readonly kind: Kind;
    readonly url: string;
    /** The content file of the article. */
    readonly page: NavigationPage | undefined;
  };
}[RouteKind];

/**
 * Finds what a URL shows.
 *
 * @param pathname canonical, without query and hash
 */
export function viewOf(pathname: string, navigation: Navigation): View {
  const page = navigation.singles.find(({ url }) => url === pathname);
  const kind = routeAt(pathname);
  if (kind !== undefined) {
    return { kind, url: pathname, page: routes[kind].hasArticle ? page : undefined };
  }
  if (page !== undefined) return { kind: "page", url: pathname, page, section: undefined };
  for (const section of navigation.sections) {
    const inSection = section.pages.find(({ url }) => url === pathname);
    if (inSection !== undefined) return { kind: "page", url: pathname, page: inSection, section };
    const printable = printablePage(section);
    if (printable?.page.url === pathname) return { kind: "printable", url: pathname, ...printable };
  }
  return { kind: "not-found", url: undefined };
}

/** A view in its own chunk: see `components/app/lazy-views.ts`. */
export type ViewOnDemand = Extract<View, { readonly kind: LazyKind }>;

export const isLazy = (view: View): view is ViewOnDemand =>
  view.kind !== "page" && view.kind !== "shell" && view.kind !== "not-found";

export const sectionOf = (view: View): NavigationSection | undefined =>
  "section" in view ? view.section : undefined;

/** The URL on other hosts of this site: the same one, or the home page. */
export const urlElsewhere = ({ kind, url = "/" }: View) => (kind === "shell" ? "/" : url);

/** The page in webpack 4's documentation that comes nearest. */
export const urlInVersion4 = (view: View): string =>
  ("page" in view ? view.page?.v4 : undefined) ?? urlElsewhere(view);

/**
 * The `aria-current` of a menu link.
 *
 * @param url of the link
 * @param shown URL of the current page
 * @param isAround whether the current page is below the link
 */
export const currentMark = (url: string, shown: string | undefined, isAround = false) =>
  url === shown ? "page" : isAround ? "true" : undefined;

export interface Neighbors {
  readonly previous: NavigationPage | undefined;
  readonly next: NavigationPage | undefined;
}

/** The pages before and after a page in the sidebar. */
export function neighborsOf(
  page: NavigationPage,
  section: NavigationSection | undefined,
): Neighbors {
  const pages = section?.pages.filter(isListed) ?? [];
  const at = pages.findIndex(({ url }) => url === page.url);
  return { previous: pages[at - 1], next: at < 0 ? undefined : pages[at + 1] };
}

export interface PageGroup {
  /** Missing for ungrouped pages. */
  readonly name: string | undefined;
  readonly pages: readonly NavigationPage[];
}

/** A section's pages by group, in the sidebar's order. */
export const groupsOf = ({ pages }: NavigationSection): readonly PageGroup[] =>
  [...Map.groupBy(pages.filter(isListed), ({ group }) => group)].map(([name, inGroup]) => ({
    name,
    pages: inGroup,
  }));

/** A printable page repeats all others, so no list includes it. */
const isListed = ({ url }: NavigationPage) => !url.endsWith("/printable/");
