/** A part of a JSON schema, with the keywords that webpack adds. */
export interface Schema {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  /** A class: `RegExp`, `Function`. */
  readonly instanceof?: string;
  readonly experimental?: boolean;
  readonly deprecated?: boolean;
  /** The version that first accepted it, from 5.109.0 on. */
  readonly added?: string;
}

/** Finds what a `$ref` stands for. Keywords next to it take precedence. */
export type Resolve = (schema: Schema) => Schema;

/**
 * Returns the type of a value as a reader would write it: `string | false`, `RegExp[]`.
 * An object with known keys is an `object`, because its keys are options themselves.
 *
 * @param open definitions that the type is within, which may refer to themselves
 */
export const typeOf = (schema: Schema, resolve: Resolve, open: readonly string[] = []): string =>
  join(choicesOf(schema, resolve, open));

function choicesOf(schema: Schema, resolve: Resolve, open: readonly string[]): readonly string[] {
  const { $ref } = schema;
  if ($ref !== undefined) {
    // Nothing new: the type contains itself.
    return open.includes($ref) ? [] : choicesOf(resolve(schema), resolve, [...open, $ref]);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.flatMap((choice) => choicesOf(choice, resolve, open));
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.instanceof === "Function") return ["function"];
  if (schema.instanceof !== undefined) return [schema.instanceof];
  if (schema.type === "array") return arrayType(schema, resolve, open);
  if (schema.type === "object") return [objectType(schema, resolve, open)];
  return [schema.type ?? "any"];
}

function arrayType({ items = {} }: Schema, resolve: Resolve, open: readonly string[]) {
  const type = typeOf(items, resolve, open);
  if (type === "") return [];
  return [type.includes(" | ") ? `(${type})[]` : `${type}[]`];
}

function objectType(schema: Schema, resolve: Resolve, open: readonly string[]): string {
  const { properties, additionalProperties: values } = schema;
  const type = properties === undefined && typeof values === "object" ? values : {};
  const text = typeOf(type, resolve, open);
  return text === "" || text === "any" ? "object" : `{ [key: string]: ${text} }`;
}

/** What is simpler comes first. Words stay next to `string`, because they're the ones to choose from. */
function join(types: readonly string[]): string {
  const complete = wholes.filter(([, parts]) => parts.every((part) => types.includes(part)));
  const wholeOf = (type: string) => complete.find(([, parts]) => parts.includes(type))?.[0] ?? type;
  const all = [...new Set(types.map(wholeOf))];
  const isIncluded = (type: string) =>
    (all.includes("boolean") && (type === "true" || type === "false")) ||
    (all.includes("number") && /^-?\d/.test(type));
  return all
    .filter((type) => !isIncluded(type))
    .toSorted((one, other) => rank(one) - rank(other))
    .join(" | ");
}

/** Types that consist of all these values. Falsy ones come from `condition && value`. */
const wholes: readonly (readonly [name: string, values: readonly string[]])[] = [
  ["falsy", ["false", "0", '""', "null"]],
  ["boolean", ["true", "false"]],
];

const rank = (type: string): number => {
  if (type.startsWith("{")) return ranks.length;
  const at = ranks.findIndex((kind) => kind.test(type));
  return at === -1 ? ranks.length : at;
};

const ranks = [/^"/, /^(?!object$|function$)[a-z0-9]+$/, /^[A-Z]\w+$/, /\[\]$/, /^object$/];
