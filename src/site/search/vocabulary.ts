/** Counts how often each term occurs. */
export class Vocabulary {
  #counts = new Map<string, number>();
  /** Computed on demand, and again after a change. */
  #sorted: readonly string[] | undefined;
  #byLength: ReadonlyMap<number, readonly string[]> | undefined;

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

  ofLength(from: number, to: number): readonly string[] {
    const terms = (this.#byLength ??= Map.groupBy(this.#counts.keys(), ({ length }) => length));
    return Array.from({ length: to - from + 1 }, (_, at) => terms.get(from + at) ?? []).flat();
  }

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
