/**
 * Prefix of the ids from an island's `useId`. Islands are separate React roots, which would
 * otherwise produce the same ids.
 *
 * @param index of the island in its article, from 0
 */
export const idPrefix = (index: number): string => `island-${index}-`;
