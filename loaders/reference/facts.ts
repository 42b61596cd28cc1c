import { createRequire } from "node:module";
import webpack from "webpack";
import { readDefaults, type DefaultValue } from "./defaults.ts";
import { sinceOf, type History } from "./history.ts";
import { optionsOf, type OptionFacts } from "./options.ts";

/** What a page shows of an option. */
export interface Option extends OptionFacts {
  readonly path: string;
  readonly defaults: readonly DefaultValue[];
  /** On the command line: `--output-filename`. */
  readonly flags: readonly string[];
  /** The release that first accepted it. */
  readonly since: string;
}

export const webpackVersion = webpack.version;

/** All options of the installed webpack, in its schema's order. Read once. */
export const options = once(() => {
  const defaultsOf = readDefaults();
  const flagsOf = readFlags();
  const since = sinceOf(history());
  return optionsOf(require("webpack/schemas/WebpackOptions.json")).map((facts): Option => {
    const [path = ""] = facts.paths;
    return {
      ...facts,
      path,
      defaults: defaultsOf(path),
      flags: flagsOf(path),
      since: since(`option ${path}`),
    };
  });
});

const optionsByPath = once(
  () => new Map(options().flatMap((option) => option.paths.map((path) => [path, option] as const))),
);

/** @param path one of the places where the option can be set */
export const optionAt = (path: string): Option | undefined => optionsByPath().get(path);

export const optionPaths = (): readonly string[] => [...optionsByPath().keys()];

/** Read from all releases by `npm run sync:since`. */
const history = once((): History => require("./history.json"));

const require = createRequire(import.meta.url);

/** Returns the flags for an option. Those that empty a list aren't worth a reader's attention. */
function readFlags(): (path: string) => readonly string[] {
  const flags = Object.entries(webpack.cli.getArguments()).flatMap(([flag, { configs }]) =>
    configs.flatMap(({ path, type }) =>
      type === "reset" ? [] : [{ path: path.replace(/\[\]$/, ""), flag: `--${flag}` }],
    ),
  );
  const byPath = Map.groupBy(flags, ({ path }) => path);
  return (path) => [...new Set((byPath.get(path) ?? []).map(({ flag }) => flag))];
}

function once<Result>(read: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= read());
}
