/**
 * The day that the name of a post's file starts with: `blog/2026-06-25-webpack-5-108.mdx`.
 *
 * @param path of the content file
 * @returns in ISO 8601; nothing where the name has no date, or one that no calendar has
 */
export function postDate(path: string): string | undefined {
  const date = /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]+$/.exec(path)?.[1];
  const time = Date.parse(date ?? "");
  // Some browsers take February 31 for March 3.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date
    ? undefined
    : date;
}
