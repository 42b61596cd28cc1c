/** How often each term of the index occurs. */
export type Vocabulary = ReadonlyMap<string, number>;

export function hasPrefix(vocabulary: Vocabulary, start: string): boolean {
  for (const term of vocabulary.keys()) if (term.startsWith(start)) return true;
  return false;
}

export function counted(terms: string[], vocabulary: Map<string, number>): string[] {
  for (const term of terms) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1);
  return terms;
}
