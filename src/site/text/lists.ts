/**
 * What separates an item of a list from the one before it. `Intl.ListFormat` takes browsers 30 ms for
 * the first list.
 *
 * @param at index of the item
 */
export function separator(at: number, count: number): string {
  if (at === 0) return "";
  if (at < count - 1) return ", ";
  return count === 2 ? " and " : ", and ";
}
