/** Random choices that are the same for the same seed, so that a failure can be had again. */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly one: <Value>(values: readonly [Value, ...Value[]]) => Value;
  readonly shuffled: <Value>(values: readonly Value[]) => readonly Value[];
}

/** Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    one: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    shuffled: (values) =>
      values
        .map((value) => ({ value, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
