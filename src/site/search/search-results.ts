export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface SearchResults {
  /** Best first, limited to `most.pages`. `sections` counts all pages. */
  readonly pages: readonly FoundPage[];
  /** Includes sections that a filter hides. */
  readonly sections: readonly FoundIn[];
  /** Only if nothing was found. */
  readonly suggestions: readonly string[];
}

export interface FoundPage {
  readonly url: string;
  readonly title: readonly MarkedText[];
  readonly excerpt: readonly MarkedText[];
  /** Whether the page itself matches better than its headings. */
  readonly isBest: boolean;
  readonly hits: readonly Hit[];
}

export interface Hit {
  readonly url: string;
  readonly title: readonly MarkedText[];
  readonly path: readonly string[];
  readonly excerpt: readonly MarkedText[];
}

/** A top-level folder with its number of pages. */
export interface FoundIn {
  readonly name: string;
  readonly pages: number;
}

/** Until the whole index is ready, `quickPages` fill the window. */
export const most = { pages: 20, quickPages: 10, hits: 4 };

/** `guides` of `/guides/caching/`. */
export const sectionOf = (url: string): string => url.split("/", 2)[1] ?? "";

export function countSections(urls: readonly string[]): readonly FoundIn[] {
  const counted = Map.groupBy(urls, sectionOf);
  return [...counted].map(([name, { length }]) => ({ name, pages: length }));
}

export const countPages = (sections: readonly FoundIn[], only?: string): number =>
  sections
    .filter(({ name }) => only === undefined || name === only)
    .reduce((sum, { pages }) => sum + pages, 0);
