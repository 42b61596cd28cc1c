/** All terms of an index, and how often each stands in it. */
export class Vocabulary {
  #counts = new Map<string, number>();
  /** In order, and by length, once they are asked for. */
  #sorted: readonly string[] | undefined;
  #byLength: ReadonlyMap<number, readonly string[]> | undefined;

  /** Takes in terms, and gives them back. */
  added(terms: string[]): string[] {
    for (const term of terms) this.#counts.set(term, this.count(term) + 1);
    this.#sorted = undefined;
    this.#byLength = undefined;
    return terms;
  }

  has(term: string): boolean {
    return this.#counts.has(term);
  }

  count(term: string): number {
    return this.#counts.get(term) ?? 0;
  }

  /** The terms that have so many letters. */
  ofLength(from: number, to: number): readonly string[] {
    const terms = (this.#byLength ??= Map.groupBy(this.#counts.keys(), ({ length }) => length));
    return Array.from({ length: to - from + 1 }, (_, at) => terms.get(from + at) ?? []).flat();
  }

  /** Whether a term starts so. */
  hasPrefix(start: string): boolean {
    const terms = (this.#sorted ??= [...this.#counts.keys()].sort());
    let from = 0;
    let to = terms.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((terms[middle] ?? "") < start) from = middle + 1;
      else to = middle;
    }
    return terms[from]?.startsWith(start) ?? false;
  }
}
