/** Ids outside of the article, in `src/components/`. */
export const frameIds: readonly string[] = [
  "root",
  "main",
  "sidebar",
  "announcer",
  "first-page",
  "search",
  "search-field",
  "search-results",
];
