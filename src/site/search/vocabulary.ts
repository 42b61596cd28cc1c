/** How often each term of the index occurs. */
export type Vocabulary = ReadonlyMap<string, number>;

export const hasPrefix = (vocabulary: Vocabulary, start: string): boolean =>
  [...vocabulary.keys()].some((term) => term.startsWith(start));
