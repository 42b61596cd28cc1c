/** Of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Of each figure of rounds that have the same ones. */
export function medians<Figures extends Readonly<Record<keyof Figures, number>>>(
  rounds: readonly Figures[],
): Figures;
export function medians(rounds: readonly Readonly<Record<string, number>>[]) {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? NaN))]),
  );
}
