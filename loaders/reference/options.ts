import { typeOf, type Resolve, type Schema } from "./option-type.ts";

/** What a schema says of an option. */
export interface OptionFacts {
  /** Where it can be set, the shortest first: `output.filename`, `module.rules[].test`, `entry.*.import`. */
  readonly paths: readonly string[];
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isExperimental: boolean;
  readonly isDeprecated: boolean;
  /** The version that first accepted it, according to the schema. */
  readonly added?: string;
  /** Whether it has options itself. */
  readonly isGroup: boolean;
}

/**
 * Returns the facts about all options of a schema. An option that is declared once and can be set
 * in several places, such as for `javascript/auto` and `javascript/esm`, is one with several paths.
 *
 * @param prefix in front of each path: `devServer.`
 */
export function optionsOf(schema: Schema, prefix = ""): readonly OptionFacts[] {
  const resolve = resolver(schema);
  const found = new Map<Schema, readonly string[]>();
  const required = new Set<Schema>();
  const see = (node: Schema, path: string, open: readonly string[]): void => {
    const { $ref } = node;
    // Deeper paths of an option that contains itself say nothing new.
    if ($ref !== undefined && open.includes($ref)) return;
    if ($ref !== undefined) return see(resolve({ $ref }), path, [...open, $ref]);
    for (const choice of node.anyOf ?? node.oneOf ?? []) see(choice, path, open);
    for (const [key, value] of Object.entries(node.properties ?? {})) {
      const own = path === "" ? key : `${path}.${key}`;
      found.set(value, [...new Set([...(found.get(value) ?? []), own])]);
      if (node.required?.includes(key) === true) required.add(value);
      see(value, own, open);
    }
    if (node.items !== undefined) see(node.items, `${path}[]`, open);
    const { additionalProperties: others } = node;
    if (typeof others === "object") see(others, `${path}.*`, open);
  };
  see(schema, "", []);
  // `cache.type` is declared once for each kind of cache.
  const declarations = Map.groupBy(found.keys(), (node) => found.get(node)?.join());
  return [...declarations.values()].map((nodes) => ({
    ...factsOf({ anyOf: nodes }, resolve),
    paths: (found.get(nodes[0] ?? {}) ?? []).map((path) => prefix + path).toSorted(byLength),
    isRequired: nodes.every((node) => required.has(node)),
  }));
}

const byLength = (one: string, other: string) => one.length - other.length;

const resolver =
  ({ definitions = {} }: Schema): Resolve =>
  ({ $ref = "", ...own }) => {
    const definition = definitions[$ref.replace(/^.*#\/definitions\//, "")];
    // The same object each time, by which an option is recognized.
    return Object.keys(own).length === 0 && definition !== undefined
      ? definition
      : { ...definition, ...own };
  };

function factsOf(node: Schema, resolve: Resolve): Omit<OptionFacts, "paths" | "isRequired"> {
  const all = chain(node, resolve);
  const first = <Key extends keyof Schema>(key: Key): Schema[Key] =>
    all.map((one) => one[key]).find((value) => value !== undefined);
  return {
    type: typeOf(node, resolve),
    description: first("description") ?? "",
    isExperimental: first("experimental") ?? false,
    isDeprecated: first("deprecated") ?? false,
    added: first("added"),
    isGroup: hasOptions(node, resolve, []),
  };
}

/** A schema, what it refers to, and what that refers to. */
function chain(node: Schema, resolve: Resolve): readonly Schema[] {
  const { $ref } = node;
  const [only, ...others] = node.anyOf ?? node.oneOf ?? [];
  const next = $ref !== undefined ? resolve({ $ref }) : others.length === 0 ? only : undefined;
  return next === undefined ? [node] : [node, ...chain(next, resolve)];
}

function hasOptions(node: Schema, resolve: Resolve, open: readonly string[]): boolean {
  const { $ref, additionalProperties: others } = node;
  if ($ref !== undefined)
    return !open.includes($ref) && hasOptions(resolve({ $ref }), resolve, [...open, $ref]);
  return (
    node.properties !== undefined ||
    (node.anyOf ?? node.oneOf ?? []).some((choice) => hasOptions(choice, resolve, open)) ||
    (typeof others === "object" && hasOptions(others, resolve, open))
  );
}
