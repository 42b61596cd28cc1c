import path from "node:path";
import webpack, { type Configuration } from "webpack";
import { writtenValue } from "./written-value.ts";

/** What webpack sets if a configuration doesn't. */
export interface DefaultValue {
  /** As JavaScript. */
  readonly value: string;
  /** Where this is the value; missing if the mode, or the target, makes no difference. */
  readonly modes?: readonly string[];
  readonly targets?: readonly string[];
}

const modes = ["development", "production", "none"] as const;

/** The last one stands for browsers that lack today's syntax. */
const targets = ["web", "node", "webworker", "electron-main", "browserslist: ie 11"] as const;

/** A folder without a `package.json`, which webpack would take a name from. */
const context = path.resolve("/", "no-project");

/**
 * Runs webpack's own function that applies defaults, once for each mode and target.
 *
 * @returns a function that gives the defaults of an option: `output.filename`. None if webpack
 *   leaves it unset; undefined if it can't be known, because it exists only for items of a list
 *   (`module.rules[].test`) or if the configuration has what it's in (`output.library.name`)
 */
export function readDefaults(): (option: string) => readonly DefaultValue[] | undefined {
  const usual = casesOf({});
  const cached = casesOf({ cache: { type: "filesystem" } });
  return (option) => {
    if (option === "mode" || option === "target") return undefined;
    const found = valuesIn(usual, option);
    const all =
      option.startsWith("cache.") && found.every(isUnset) ? valuesIn(cached, option) : found;
    return all.length === 0 ? undefined : summed(all);
  };
}

const isUnset = ({ value }: Case) => value === undefined;

const casesOf = (configuration: Configuration) =>
  modes.flatMap((mode) =>
    targets.map((target) => ({
      mode,
      target,
      options: defaultsOf({ ...configuration, mode, target, context }),
    })),
  );

/** Of the cases where what contains the option isn't disabled. */
const valuesIn = (cases: ReturnType<typeof casesOf>, option: string): readonly Case[] =>
  cases.flatMap(({ mode, target, options }) => {
    const keys = option.split(".");
    const parent = keys.slice(0, -1).reduce(valueOf, options);
    const value = valueOf(parent, keys.at(-1) ?? "");
    return isObject(parent) ? [{ mode, target, value: writtenValue(value, context) }] : [];
  });

function defaultsOf(configuration: Configuration): unknown {
  const options = webpack.config.getNormalizedWebpackOptions(configuration);
  webpack.config.applyWebpackOptionsDefaults(options);
  return options;
}

const valueOf = (value: unknown, key: string): unknown =>
  isObject(value) ? Reflect.get(value, key) : undefined;

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Case {
  readonly mode: string;
  readonly target: string;
  readonly value: string | undefined;
}

/** Joins cases with the same value: of all modes, or of all targets, if those make no difference. */
function summed(cases: readonly Case[]): readonly DefaultValue[] {
  const values = distinct(cases, "value");
  if (values.length === 1)
    return values.flatMap((value) => (value === undefined ? [] : [{ value }]));
  const byMode = joined(cases, "mode");
  if (byMode !== undefined) return byMode.map(([value, names]) => ({ value, modes: names }));
  const byTarget = joined(cases, "target");
  if (byTarget !== undefined) return byTarget.map(([value, names]) => ({ value, targets: names }));
  const rows = modes.flatMap((mode) => {
    const own = cases.filter((one) => one.mode === mode);
    const byValue = joined(own, "target") ?? [];
    return byValue.map(([value, names]) => ({
      mode,
      value,
      targets: byValue.length > 1 ? names : undefined,
    }));
  });
  // Two modes often have the same.
  return [
    ...Map.groupBy(rows, ({ value, targets }) => JSON.stringify([value, targets])).values(),
  ].map((same) => {
    const [{ value = "", targets } = {}] = same;
    return { value, modes: same.map(({ mode }) => mode), targets };
  });
}

/** Value → modes or targets. Undefined if cases of the same mode or target have different values. */
function joined(cases: readonly Case[], key: "mode" | "target") {
  const valuesOf = (name: string) =>
    distinct(
      cases.filter((one) => one[key] === name),
      "value",
    );
  const names = distinct(cases, key);
  if (names.some((name) => valuesOf(name).length > 1)) return undefined;
  return distinct(cases, "value").map(
    (value) =>
      [value ?? "undefined", names.filter((name) => valuesOf(name).includes(value))] as const,
  );
}

const distinct = <Key extends keyof Case>(
  cases: readonly Case[],
  key: Key,
): readonly Case[Key][] => [...new Set(cases.map((one) => one[key]))];
