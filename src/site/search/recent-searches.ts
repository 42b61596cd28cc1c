const most = 5;
const longest = 100;

/**
 * Reads the list of recent searches.
 *
 * @param stored by any version of the site, or changed by hand
 * @returns the latest first; nothing where it is no such list
 */
export const parseRecent = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(isSearch).slice(0, most) : [];

const isSearch = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest;

/** The list with one more search in the first place; one that is too long to be shown is left out. */
export function withRecent(searches: readonly string[], latest: string): readonly string[] {
  const search = latest.trim();
  if (!isSearch(search)) return searches;
  return [search, ...searches.filter((one) => one !== search)].slice(0, most);
}
