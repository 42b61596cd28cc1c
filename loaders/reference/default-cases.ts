import path from "node:path";
import type webpack from "webpack";
import type { Configuration } from "webpack";
import { writtenValue } from "./written-value.ts";

/** What an option is with a mode and a target, as JavaScript. Undefined if webpack leaves it unset. */
export interface Case {
  readonly mode: string;
  readonly target: string;
  readonly value: string | undefined;
}

/** What applies defaults, in any release of webpack 5. */
type WebpackConfig = Pick<
  typeof webpack.config,
  "getNormalizedWebpackOptions" | "applyWebpackOptionsDefaults"
>;

export const modes = ["development", "production", "none"] as const;

/** The last one stands for browsers that lack today's syntax. */
const targets = ["web", "node", "webworker", "electron-main", "browserslist: ie 11"] as const;

/** A folder without a `package.json`, which webpack would take a name from. */
const context = path.resolve("/", "no-project");

/**
 * Runs webpack's own function that applies defaults, once for each mode and target.
 *
 * @returns a function that gives the cases in which an option can have a default: `output.filename`.
 *   None if it can't be known, because it exists only for items of a list (`module.rules[].test`) or
 *   if the configuration has what it's in (`output.library.name`)
 */
export function readCases(config: WebpackConfig): (option: string) => readonly Case[] {
  const usual = casesOf(config, {});
  const cached = casesOf(config, { cache: { type: "filesystem" } });
  return (option) => {
    if (option === "mode" || option === "target") return [];
    const found = valuesIn(usual, option);
    return option.startsWith("cache.") && found.every(isUnset) ? valuesIn(cached, option) : found;
  };
}

const isUnset = ({ value }: Case) => value === undefined;

interface AppliedOptions {
  readonly mode: string;
  readonly target: string;
  readonly options: unknown;
}

const casesOf = (config: WebpackConfig, configuration: Configuration): readonly AppliedOptions[] =>
  modes.flatMap((mode) =>
    targets.map((target) => {
      const options = config.getNormalizedWebpackOptions({
        ...configuration,
        mode,
        target,
        context,
      });
      config.applyWebpackOptionsDefaults(options);
      return { mode, target, options };
    }),
  );

/** Of the cases where what contains the option isn't disabled. */
const valuesIn = (cases: readonly AppliedOptions[], option: string): readonly Case[] =>
  cases.flatMap(({ mode, target, options }) => {
    const keys = option.split(".");
    const parent = keys.slice(0, -1).reduce(valueOf, options);
    const value = valueOf(parent, keys.at(-1) ?? "");
    return isObject(parent) ? [{ mode, target, value: writtenValue(value, context) }] : [];
  });

const valueOf = (value: unknown, key: string): unknown =>
  isObject(value) ? Reflect.get(value, key) : undefined;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
