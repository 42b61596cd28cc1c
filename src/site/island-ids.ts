/**
 * What the ids of an island's `useId` begin with, in the build and in the browser: each island is
 * a root of its own to React, which would give two of them the same ids.
 *
 * @param index of the island in its article, from 0
 */
export const idPrefix = (index: number): string => `island-${index}-`;
