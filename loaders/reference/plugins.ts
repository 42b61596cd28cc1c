import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse, tokenizer, tokTypes, type Comment, type ObjectExpression } from "acorn";

const require = createRequire(import.meta.url);

export interface PluginFacts {
  /** As in `new webpack.optimize.SplitChunksPlugin()`: `optimize.SplitChunksPlugin`. */
  readonly name: string;
  /** The file that describes its options, below webpack's `schemas/plugins`: `dll/DllPlugin.json`. */
  readonly schema?: string;
  /** Webpack prints a warning when it's used, or its types mark it. */
  readonly isDeprecated: boolean;
  /** Another name of the same plugin, which stays when this one goes. */
  readonly replacement?: string;
  /** What webpack prints when it's used. */
  readonly warning?: string;
  readonly description?: string;
}

/**
 * Returns the plugins that webpack exports, in its order. A plugin with two names is there twice.
 *
 * They are read from webpack's code, because some can't be loaded without a warning.
 */
export function readPlugins(): readonly PluginFacts[] {
  const index = require.resolve("webpack");
  const plugins = exportsOf(readFileSync(index, "utf8")).filter(({ name }) =>
    name.endsWith("Plugin"),
  );
  const schemas = schemaFiles(path.resolve(index, "../../schemas/plugins"));
  return plugins.map((plugin) => {
    const { name, file, warning } = plugin;
    const source = readFileSync(path.resolve(index, "..", `${file}.js`), "utf8");
    const names = plugins.filter((other) => other.file === file);
    return {
      name,
      schema: schemaOf(path.basename(file), source, schemas),
      isDeprecated: isDeprecated(plugin),
      replacement: names.find((other) => replaces(other, plugin))?.name,
      warning,
      description: descriptionOf(path.basename(file), source, names),
    };
  });
}

/** @param index the text of webpack's `lib/index.js` */
export const pluginNames = (index: string): readonly string[] =>
  exportsOf(index).flatMap(({ name }) => (name.endsWith("Plugin") ? [name] : []));

interface Export {
  readonly name: string;
  readonly file: string;
  readonly comment: string;
  readonly warning?: string;
}

const isDeprecated = ({ warning, comment }: Export) =>
  warning !== undefined || comment.includes("@deprecated");

/** Webpack moves plugins into namespaces, and drops the names outside of them later. */
const replaces = (other: Export, plugin: Export) =>
  !isDeprecated(other) && (isDeprecated(plugin) || depth(other) > depth(plugin));

const depth = ({ name }: Export) => name.split(".").length;

/** The exports of webpack's `lib/index.js`, which is an object of getters and of more such objects. */
function exportsOf(source: string): readonly Export[] {
  const comments: Comment[] = [];
  const program = parse(source, {
    ecmaVersion: "latest",
    sourceType: "script",
    onComment: comments,
  });
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExpressionStatement") return [];
    const { expression } = statement;
    if (expression.type !== "AssignmentExpression" || expression.right.type !== "CallExpression")
      return [];
    return expression.right.arguments.flatMap((argument) =>
      argument.type === "ObjectExpression" ? membersOf(argument, source, comments, "") : [],
    );
  });
}

function membersOf(
  object: ObjectExpression,
  source: string,
  comments: readonly Comment[],
  prefix: string,
): readonly Export[] {
  return object.properties.flatMap((property, index) => {
    if (property.type !== "Property" || property.key.type !== "Identifier") return [];
    const name = prefix + property.key.name;
    if (property.value.type === "ObjectExpression")
      return membersOf(property.value, source, comments, `${name}.`);
    const from = (object.properties[index - 1] ?? object).start;
    const comment = comments.findLast(
      ({ type, start }) => type === "Block" && start > from && start < property.start,
    );
    return [
      {
        name,
        comment: comment?.value ?? "",
        ...loaded(source.slice(property.start, property.end)),
      },
    ];
  });
}

/** The file that a getter loads, and its warning: `return require("./dll/DllPlugin")`. */
function loaded(getter: string) {
  const [file = "", warning] = [...tokenizer(getter, { ecmaVersion: "latest" })]
    .filter(({ type }) => type === tokTypes.string)
    .map(({ start, end }): string => JSON.parse(getter.slice(start, end)));
  return { file, ...(warning !== undefined && { warning }) };
}

const schemaFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replaceAll("\\", "/"));

/** A class names the schema that is made of its types, or takes options that are named as one. */
function schemaOf(name: string, source: string, schemas: readonly string[]): string | undefined {
  const [, declared] = /@schema plugins\/([\w/]+)/.exec(source) ?? [];
  if (declared !== undefined) return `${declared}.json`;
  const [, body = ""] = source.split(`\nclass ${name} `);
  const [head = "", ...others] = body.split("\n\tconstructor(");
  const [, type = ""] = /@param \{(\w+Options)\b/.exec(others.length > 0 ? head : "") ?? [];
  return schemas.find((file) =>
    [type, type.replace(/Options$/, "")].includes(path.posix.basename(file, ".json")),
  );
}

/** From the comment of the class, or of one of its names. */
function descriptionOf(name: string, source: string, names: readonly Export[]): string | undefined {
  const [, comment = ""] =
    new RegExp(`/\\*\\*\\n((?: \\*(?: .*)?\\n)+) \\*/\\nclass ${name}\\b`).exec(source) ?? [];
  return [comment, ...names.map((one) => one.comment)].map(textOf).find((text) => text !== "");
}

/** Without tags. A comment that only repeats the name says nothing. */
function textOf(comment: string): string {
  const text = comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .join(" ");
  const [words = ""] = text.split("@");
  return words.startsWith("Represents ") ? "" : words.trim();
}
