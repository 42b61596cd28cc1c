/** The date at the start of a post's file name (`2026-06-25-webpack-5-108.mdx`), if valid. */
export function postDate(path: string): string | undefined {
  const date = /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]+$/.exec(path)?.[1];
  const time = Date.parse(date ?? "");
  // Some browsers parse February 31 as March 3.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date
    ? undefined
    : date;
}
