/** What readers search for, and the page that they are glad to see. */
export interface ExpectedPage {
  readonly query: string;
  /** More than one where pages answer equally well. */
  readonly urls: readonly string[];
  /** How far down the list the page may stand. */
  readonly within: 1 | 3 | 10;
}

const list =
  (within: 1 | 3 | 10) =>
  (rows: readonly (readonly [query: string, ...urls: string[]])[]): readonly ExpectedPage[] =>
    rows.map(([query, ...urls]) => ({ query, urls, within }));

/** The page must come first. */
export const first = list(1);

/** The page must be among the first three. */
export const amongThree = list(3);

/** On the first screen, among pages that mention it as often. */
export const amongTen = list(10);
