import type { Navigation, NavigationPage, NavigationSection } from "../types.ts";
import { printablePage, type PrintablePage } from "./printable.ts";
import { routeAt, routes, type LazyKind, type RouteKind } from "./routes.ts";

/** What an address shows. */
export type View =
  | RouteView
  | {
      readonly kind: "page";
      readonly url: string;
      readonly page: NavigationPage;
      /** Missing for a page directly below the content folder. */
      readonly section: NavigationSection | undefined;
    }
  | ({ readonly kind: "printable"; readonly url: string } & PrintablePage)
  | { readonly kind: "not-found"; readonly url: undefined };

/** A member for each route, so that the compiler can tell them apart. */
export type RouteView = {
  [Kind in RouteKind]: {
    readonly kind: Kind;
    readonly url: string;
    /** The content file whose article it shows. */
    readonly page: NavigationPage | undefined;
  };
}[RouteKind];

/**
 * Finds what an address shows.
 *
 * @param pathname as `canonicalUrl` writes it, without query and hash
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

/** A view whose component is loaded on demand, by `components/app/lazy-views.ts`. */
export type ViewOnDemand = Extract<View, { readonly kind: LazyKind }>;

export const isLazy = (view: View): view is ViewOnDemand =>
  view.kind !== "page" && view.kind !== "shell" && view.kind !== "not-found";

/** The section that a view is a part of. */
export const sectionOf = (view: View): NavigationSection | undefined =>
  "section" in view ? view.section : undefined;

/** The address that other hosts are asked for: the page's own, or the start of the site. */
export const urlElsewhere = ({ kind, url = "/" }: View) => (kind === "shell" ? "/" : url);

/** Where the documentation of webpack 4 has what a view shows, or the section that comes nearest. */
export const urlInVersion4 = (view: View): string =>
  ("page" in view ? view.page?.v4 : undefined) ?? urlElsewhere(view);

/**
 * How a link of a menu is marked, for `aria-current`.
 *
 * @param url of the link
 * @param shown address on the screen
 * @param isAround whether the link leads to the part of the site that this belongs to
 */
export const currentMark = (url: string, shown: string | undefined, isAround = false) =>
  url === shown ? "page" : isAround ? "true" : undefined;

export interface Neighbours {
  readonly previous: NavigationPage | undefined;
  readonly next: NavigationPage | undefined;
}

/** The pages before and after one in its section's sidebar. */
export function neighboursOf(
  page: NavigationPage,
  section: NavigationSection | undefined,
): Neighbours {
  const pages = section?.pages.filter(isListed) ?? [];
  const at = pages.findIndex(({ url }) => url === page.url);
  return { previous: pages[at - 1], next: at < 0 ? undefined : pages[at + 1] };
}

export interface PageGroup {
  /** Missing for the pages that stand before all groups. */
  readonly name: string | undefined;
  readonly pages: readonly NavigationPage[];
}

/** A section's pages as the sidebar groups them; they are in its order already. */
export const groupsOf = ({ pages }: NavigationSection): readonly PageGroup[] =>
  [...Map.groupBy(pages.filter(isListed), ({ group }) => group)].map(([name, inGroup]) => ({
    name,
    pages: inGroup,
  }));

/** A section's printable page repeats all others: it is linked to, but stands in no list. */
const isListed = ({ url }: NavigationPage) => !url.endsWith("/printable/");
