import type webpack from "webpack";

type Arguments = ReturnType<typeof webpack.cli.getArguments>;

/**
 * Returns a function that gives the flags of an option. Those that empty a list aren't worth a
 * reader's attention.
 *
 * @param all what `webpack.cli.getArguments` gives for a schema
 */
export function readFlags(all: Arguments): (path: string) => readonly string[] {
  const flags = Object.entries(all).flatMap(([name, { configs }]) => {
    const used = configs.filter(({ type }) => type !== "reset");
    // Without the negation, there would be no value that webpack accepts.
    const isOnlyFalse = used.every(({ values }) => values?.every((value) => value === false));
    const flag = isOnlyFalse ? `--no-${name}` : `--${name}`;
    return used.map(({ path }) => ({ path: path.replace(/\[\]$/, ""), flag }));
  });
  const byPath = Map.groupBy(flags, ({ path }) => path);
  return (path) => [...new Set((byPath.get(path) ?? []).map(({ flag }) => flag))];
}
