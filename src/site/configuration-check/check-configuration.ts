import type { Expression, Program } from "acorn";
import { shortName, type Facts } from "./facts.ts";
import { optionProblems } from "./option-problems.ts";
import { parseConfiguration, type Language } from "./reading/parse-configuration.ts";
import type { Problem } from "./problem.ts";
import {
  readConfigurations,
  type Configuration,
  type Configurations,
} from "./reading/read-configurations.ts";
import { schemaProblems, type Subject } from "./schema-problems.ts";
import { standIn } from "./schema/stand-in.ts";
import type { Place, Unknown } from "./reading/static-value.ts";
import { walk } from "./walk-options.ts";

export interface CheckResult {
  /** Missing if the text can't be parsed. */
  readonly language?: Language;
  /** In the order of the text. */
  readonly problems: readonly Problem[];
  /** What can't be known without running the file. */
  readonly unknown: readonly Place[];
  /** How many configurations the file exports, as far as that can be known. */
  readonly configurations: number;
  /** How many options are set. */
  readonly options: number;
  /** The installed webpack, whose options were checked. */
  readonly webpack: string;
}

/**
 * Checks a configuration without running it.
 *
 * @param accepts webpack's own check: whether a configuration is right
 * @param version of the reader's webpack
 */
export function checkConfiguration(
  text: string,
  facts: Facts,
  accepts: (configuration: unknown) => boolean,
  version: string,
): CheckResult {
  const parsed = parseConfiguration(text);
  if (parsed.language !== undefined)
    return {
      ...checkTree(text, parsed.tree, facts, accepts, version),
      language: parsed.language,
    };
  const { at, message } = parsed;
  return {
    problems: [{ kind: "syntax", message: `${message}.`, start: at, end: at + 1 }],
    ...{ unknown: [], configurations: 0, options: 0, webpack: facts.version },
  };
}

/** The same for a text that is parsed: a program, or one object of it. */
export function checkTree(
  text: string,
  tree: Program | Expression,
  facts: Facts,
  accepts: (configuration: unknown) => boolean,
  version: string,
): CheckResult {
  const readings = readConfigurations(text, tree);
  const found = readings.flatMap((reading) => reading.found);
  const walks = found.map(({ value }) => walk(value, "", facts.options));
  const unknown = [...readings, ...walks].flatMap((one) => one.unknown);
  const set = walks.flatMap(({ options }) => options);
  const subjects = [
    ...found.flatMap((one) => parts(one, facts, accepts)),
    ...unknown.flatMap((one) => optionsOfPlugin(one, facts)),
  ];
  const problems = [
    ...missing(readings, tree),
    ...schemaProblems(subjects, text, facts),
    ...optionProblems(set, facts, version),
  ];
  return {
    problems: distinct(problems, ({ kind, start, message }) => `${kind} ${start} ${message}`),
    unknown: distinct(unknown.filter(isListed), ({ start, end }) => `${start} ${end}`),
    configurations: new Set(found.map(({ value }) => value.start)).size,
    options: new Set(set.map(({ start }) => start)).size,
    webpack: facts.version,
  };
}

/** A configuration that may be wrong, and the options of its dev server, which checks them itself. */
function parts(
  { value, index }: Configuration,
  { schema, devServer }: Facts,
  accepts: (configuration: unknown) => boolean,
): readonly Subject[] {
  const server = value.properties.get("devServer")?.value;
  // If it's right with some values for what can't be known, none of it is wrong for sure.
  const isRight = accepts(standIn(value));
  return [
    ...(isRight ? [] : [{ value, index, schema, name: "configuration", path: "" }]),
    ...(server?.kind === "object"
      ? [{ value: server, schema: devServer, name: "devServer", path: "devServer" }]
      : []),
  ];
}

function optionsOfPlugin({ instance }: Unknown, { plugins }: Facts): readonly Subject[] {
  const { name = "", options: value } = instance ?? {};
  const schema = plugins[name];
  return schema === undefined || value === undefined
    ? []
    : [{ value, schema, name: `${name} options`, path: shortName(name) }];
}

/** Plugins of webpack's are known well enough. */
const isListed = ({ isFollowing, instance }: Unknown) =>
  isFollowing !== true && instance === undefined;

function missing(readings: readonly Configurations[], place: Place): readonly Problem[] {
  const others = readings.flatMap((reading) => reading.others);
  const wrong = others.map(({ start, end }): Problem => {
    const message = "This isn’t a configuration. Export an object, an array, or a function.";
    return { kind: "missing", message, start, end };
  });
  const isEmpty = readings.every(({ found, unknown }) => found.length + unknown.length === 0);
  if (!isEmpty || wrong.length > 0) return wrong;
  const message =
    "This file exports no configuration. Add export default, or module.exports in CommonJS.";
  return [{ kind: "missing", message, start: place.start, end: place.start }];
}

const distinct = <Item extends Place>(items: readonly Item[], keyOf: (item: Item) => string) =>
  [...new Map(items.map((item) => [keyOf(item), item])).values()].toSorted(
    (one, other) => one.start - other.start,
  );
