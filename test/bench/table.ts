/** A row: what was measured, the figure, and where one is set, the most that it may be. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget?: number;
}

/** The rows as aligned lines: name, figure, budget and whether it is kept. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, value, unit, budget }) => [
    name,
    `${rounded(value)} ${unit}`,
    budget === undefined ? "" : `of ${budget} ${unit}`,
    budget === undefined ? "" : value <= budget ? "ok" : "over",
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((cell) => cell[column]?.length ?? 0)),
  );
  return cells
    .map(([name = "", value = "", budget = "", verdict = ""]) =>
      [
        name.padEnd(widths[0] ?? 0),
        value.padStart(widths[1] ?? 0),
        budget.padStart(widths[2] ?? 0),
        verdict,
      ]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const rounded = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
