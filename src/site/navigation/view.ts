import type { NavigationPage, NavigationSection } from "../../types.ts";
import { printablePage, type PrintablePage } from "../printable/printable-pages.ts";
import {
  isRouteOf,
  routeAt,
  routes,
  type LazyKind,
  type RouteKind,
  type SiteOutline,
} from "./routes.ts";

export type View =
  | RouteView
  | {
      readonly kind: "page";
      readonly url: string;
      readonly page: NavigationPage;
      readonly section: NavigationSection | undefined;
    }
  | ({ readonly kind: "printable"; readonly url: string } & PrintablePage)
  | { readonly kind: "not-found"; readonly url: undefined };

/** A separate member for each route lets TypeScript narrow by `kind`. */
export type RouteView = {
  [Kind in RouteKind]: {
    readonly kind: Kind;
    readonly url: string;
    readonly page: NavigationPage | undefined;
  };
}[RouteKind];

export function viewOf(pathname: string, { navigation, settings }: SiteOutline): View {
  const page = navigation.singles.find(({ url }) => url === pathname);
  const kind = routeAt(pathname);
  if (kind !== undefined && isRouteOf({ settings }, routes[kind])) {
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

/** The URL on this site's other hosts: the same path, or `/` for a view without its own URL. */
export const urlElsewhere = ({ kind, url = "/" }: View) => (kind === "shell" ? "/" : url);

export const urlInVersion4 = (view: View): string =>
  ("page" in view ? view.page?.v4 : undefined) ?? urlElsewhere(view);

export const currentMark = (url: string, shown: string | undefined, isAround = false) =>
  url === shown ? "page" : isAround ? "true" : undefined;

export interface Neighbors {
  readonly previous: NavigationPage | undefined;
  readonly next: NavigationPage | undefined;
}

export function neighborsOf(
  page: NavigationPage,
  section: NavigationSection | undefined,
): Neighbors {
  const pages = section?.pages.filter(isListed) ?? [];
  const at = pages.findIndex(({ url }) => url === page.url);
  return { previous: pages[at - 1], next: at < 0 ? undefined : pages[at + 1] };
}

export interface PageGroup {
  readonly name: string | undefined;
  readonly pages: readonly NavigationPage[];
}

export const groupsOf = ({ pages }: NavigationSection): readonly PageGroup[] =>
  [...Map.groupBy(pages.filter(isListed), ({ group }) => group)].map(([name, inGroup]) => ({
    name,
    pages: inGroup,
  }));

/** A printable page repeats all others, so no list includes it. */
const isListed = ({ url }: NavigationPage) => !url.endsWith("/printable/");
