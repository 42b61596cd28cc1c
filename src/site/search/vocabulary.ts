/** How often each term of the index occurs. */
export type Vocabulary = ReadonlyMap<string, number>;

export const hasPrefix = (vocabulary: Vocabulary, start: string): boolean =>
  [...vocabulary.keys()].some((term) => term.startsWith(start));

export function counted(terms: string[], vocabulary: Map<string, number>): string[] {
  for (const term of terms) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
  return terms;
}
