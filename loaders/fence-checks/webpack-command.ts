import { createRequire } from "node:module";
import { didYouMean } from "../page/did-you-mean.ts";
import { readCommands } from "../reference/cli.ts";
import { devServerSchema } from "../reference/dev-server.ts";
import { once } from "../reference/once.ts";

const require = createRequire(import.meta.url);
// An import would load each export in Jest, and print warnings of the deprecated ones.
const webpack: typeof import("webpack") = require("webpack");

/**
 * Looks for commands and flags that the installed webpack-cli doesn't have.
 *
 * @param words what follows `webpack`
 */
export async function webpackProblems(words: readonly string[]): Promise<readonly string[]> {
  const commands = await flagsOfCommands();
  const names = [...commands.keys()];
  const [first = ""] = words;
  // Anything else is an entry: ./src/index.js
  if (/^\w[\w-]*$/.test(first) && !commands.has(first))
    return [`webpack has no command "${first}".${didYouMean(first, names)}`];
  // It explains flags of all commands.
  if (/^h(?:elp)?$/.test(first)) return [];
  const name = commands.has(first) ? first : "build";
  const flags = commands.get(name) ?? new Set();
  return words
    .slice(0, words.includes("--") ? words.indexOf("--") : words.length)
    .flatMap((word) => /^--?[a-zA-Z][^=]*/.exec(word)?.[0] ?? [])
    .filter((flag) => !flags.has(flag))
    .map((flag) => `webpack ${name} has no flag ${flag}.${didYouMean(flag, [...flags])}`);
}

/** Name or alias of a command → its flags. Asking webpack-cli for all of them takes a second. */
export const flagsOfCommands = once(async () => {
  const commands = await readCommands();
  const general = commands.at(-1)?.flags ?? [];
  const building = written(webpack.cli.getArguments());
  const serving = [...building, ...written(webpack.cli.getArguments(devServerSchema()))];
  const more = new Map([
    ["build", [...building, ...short]],
    ["watch", [...building, ...short]],
    ["serve", [...serving, ...short]],
  ]);
  return new Map(
    commands.slice(0, -1).flatMap(({ name, aliases, flags }) => {
      const all: ReadonlySet<string> = new Set([...general, ...flags, ...(more.get(name) ?? [])]);
      return [name, ...aliases].map((one) => [one, all] as const);
    }),
  );
});

/** webpack-cli adds these to flags of webpack: `-o` for `--output-path`. */
const short = ["-d", "-e", "-o", "-t", "-w"];

/** With `--no-cache` for what can be turned off. */
const written = (all: ReturnType<typeof webpack.cli.getArguments>): readonly string[] =>
  Object.entries(all).flatMap(([name, { configs }]) => {
    const isSwitch = configs.some(
      ({ type, values }) => type === "boolean" || (type === "enum" && values?.includes(false)),
    );
    return isSwitch ? [`--${name}`, `--no-${name}`] : [`--${name}`];
  });
