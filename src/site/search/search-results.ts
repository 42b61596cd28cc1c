/** A piece of text that matches or does not. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The results of any search backend. */
export interface SearchResults {
  /** Best first. `sections` counts all pages, also those that are not in this list. */
  readonly pages: readonly FoundPage[];
  /** Sections with results, even if a filter hides them. */
  readonly sections: readonly FoundIn[];
  /** Similar words, if nothing was found. */
  readonly suggestions: readonly string[];
}

/** A page with the matches before its first heading and below its headings. */
export interface FoundPage {
  readonly url: string;
  readonly title: readonly MarkedText[];
  /** Empty if only headings match. */
  readonly excerpt: readonly MarkedText[];
  /** Whether the page itself matches better than its headings. */
  readonly isBest: boolean;
  /** Best first. */
  readonly hits: readonly Hit[];
}

/** A heading with the matches below it. */
export interface Hit {
  /** With the heading's id. */
  readonly url: string;
  readonly title: readonly MarkedText[];
  /** Titles of the headings above it, without the page's. */
  readonly path: readonly string[];
  readonly excerpt: readonly MarkedText[];
}

/** A top-level folder and its number of pages. */
export interface FoundIn {
  /** As in the URL. A page outside of all folders counts as its own. */
  readonly name: string;
  readonly pages: number;
}

export const most = { pages: 20, hits: 4 };

/** `guides` of `/guides/caching/`. */
export const sectionOf = (url: string): string => url.split("/", 2)[1] ?? "";

/** Counts pages by top-level folder, in their order. */
export function countSections(urls: readonly string[]): readonly FoundIn[] {
  const counted = Map.groupBy(urls, sectionOf);
  return [...counted].map(([name, { length }]) => ({ name, pages: length }));
}

export const countPages = (sections: readonly FoundIn[], only?: string): number =>
  sections
    .filter(({ name }) => only === undefined || name === only)
    .reduce((sum, { pages }) => sum + pages, 0);
