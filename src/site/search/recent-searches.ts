const most = 5;
const longest = 100;

/** @param stored by any version of the site, or edited by hand */
export const parseRecent = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter(isSearch).slice(0, most) : [];

const isSearch = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest;

export function withRecent(searches: readonly string[], latest: string): readonly string[] {
  const search = latest.trim();
  if (!isSearch(search)) return searches;
  return [search, ...searches.filter((one) => one !== search)].slice(0, most);
}
