import type { Navigation, NavigationPage, NavigationSection } from "../types.ts";

/** Sections that a person would put in a binder; a blog is none. */
const printableSections: ReadonlySet<string> = new Set(
  "api concepts configuration contribute guides loaders migrate plugins".split(" "),
);

/** What the tab of every combined page says. */
export const printableTitle = "Combined printable page";

/** A section's combined page, as if it were a content file. */
export interface PrintablePage {
  readonly page: NavigationPage;
  readonly section: NavigationSection;
}

/**
 * The page that has all pages of a section one after the other.
 *
 * @returns nothing for a section that is not for paper, and where a content file has its address
 */
export function printablePage(section: NavigationSection | undefined): PrintablePage | undefined {
  if (section === undefined || !printableSections.has(section.name)) return undefined;
  const path = `${section.name}/printable`;
  const url = `/${path}/`;
  if (section.pages.some((page) => page.url === url)) return undefined;
  return { page: { path, url, title: printableTitle }, section };
}

/** Those of all sections, in the order of the menu. */
export const printablePages = ({ sections }: Navigation): readonly PrintablePage[] =>
  sections.flatMap((section) => printablePage(section) ?? []);
