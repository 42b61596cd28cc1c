import { medians } from "../medians.ts";
import type { Generator } from "./generators.ts";

interface Comparison {
  readonly generators: readonly Generator[];
  readonly rounds: number;
  /** By row: what this site's figure may be, as a share of the best of the others. */
  readonly asked: Readonly<Record<string, number | undefined>>;
  readonly measure: (generator: Generator) => Promise<Readonly<Record<string, number>>>;
}

/**
 * Measures generators in turns.
 *
 * @returns a table in Markdown, of medians
 */
export async function compare(comparison: Comparison): Promise<string> {
  const { generators, rounds, asked, measure } = comparison;
  const measured = generators.map((): Readonly<Record<string, number>>[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, generator] of generators.entries())
      measured[at]?.push(await measure(generator).catch(unmeasured(generator)));
  const columns = measured.map((all) => medians(all));
  const rows = Object.keys(columns[0] ?? {}).map((row) => {
    const [own = NaN, ...others] = columns.map((column) => column[row] ?? NaN);
    const ratio = own / Math.min(...others);
    return [row, ...[own, ...others, ratio].map(rounded), `${asked[row] ?? ""}`];
  });
  const head = ["", ...generators.map(({ name }) => name), "ratio to the best", "asked"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

const unmeasured =
  ({ name }: Generator) =>
  (cause: unknown): never => {
    throw new Error(`${name} can't be measured.`, { cause });
  };

const rounded = (value: number) => (value < 100 ? value.toFixed(2) : value.toFixed(0));
