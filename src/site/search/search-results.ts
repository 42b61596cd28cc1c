/** A piece of text that matches what was searched for, or does not. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** What a search has found, whoever has found it. */
export interface SearchResults {
  /** The best first; more than these were found where `sections` counts more. */
  readonly pages: readonly FoundPage[];
  /** Sections of the site in which something was found, also where others are filtered out. */
  readonly sections: readonly FoundIn[];
  /** Where nothing was found: the words that come nearest. */
  readonly suggestions: readonly string[];
}

/** A page, with what was found before its first heading and below its headings. */
export interface FoundPage {
  readonly url: string;
  readonly title: readonly MarkedText[];
  /** Empty where nothing was found in the page itself. */
  readonly excerpt: readonly MarkedText[];
  /** Whether the page itself answers best, rather than the first of its headings. */
  readonly isBest: boolean;
  /** The best first. */
  readonly hits: readonly Hit[];
}

/** A heading with what was found below it. */
export interface Hit {
  /** With the heading's id. */
  readonly url: string;
  readonly title: readonly MarkedText[];
  /** Titles of the headings above it, the page's left out. */
  readonly path: readonly string[];
  readonly excerpt: readonly MarkedText[];
}

/** A top-level folder with the number of its pages. */
export interface FoundIn {
  /** As in the address; a page that stands alone is one by itself. */
  readonly name: string;
  readonly pages: number;
}

/** More would be read by nobody. */
export const most = { pages: 20, hits: 4 };

/** The top-level folder of an address, `guides` of `/guides/caching/`; or a page that stands alone. */
export const sectionOf = (url: string): string => url.split("/", 2)[1] ?? "";

/** In which top-level folders pages are, in their order. */
export function countSections(urls: readonly string[]): readonly FoundIn[] {
  const counted = Map.groupBy(urls, sectionOf);
  return [...counted].map(([name, { length }]) => ({ name, pages: length }));
}

/** How many pages were found, in all sections or in one. */
export const countPages = (sections: readonly FoundIn[], only?: string): number =>
  sections
    .filter(({ name }) => only === undefined || name === only)
    .reduce((sum, { pages }) => sum + pages, 0);
