import type { Navigation, NavigationPage, NavigationSection } from "../../types.ts";

/** Sections worth printing as a whole. The blog isn't. */
const printableSections: ReadonlySet<string> = new Set(
  "api concepts configuration contribute guides loaders migrate plugins".split(" "),
);

export const printableTitle = "Combined printable page";

export interface PrintablePage {
  readonly page: NavigationPage;
  readonly section: NavigationSection;
}

/** Nothing if a content file already has the URL. */
export function printablePage(section: NavigationSection | undefined): PrintablePage | undefined {
  if (section === undefined || !printableSections.has(section.name)) return undefined;
  const path = `${section.name}/printable`;
  const url = `/${path}/`;
  if (section.pages.some((page) => page.url === url)) return undefined;
  return { page: { path, url, title: printableTitle }, section };
}

export const printablePages = ({ sections }: Navigation): readonly PrintablePage[] =>
  sections.flatMap((section) => printablePage(section) ?? []);
