import { parse, type AnyNode, type ObjectExpression, type Program } from "acorn";
import type { CodeLink } from "../code/code-fence.ts";
import { optionUrl } from "./option-url.ts";

/**
 * Finds the names of options in a configuration.
 *
 * @param code an ES module that exports an object, an array of objects, or a function that returns
 *   them; other code, and code that can't be parsed, has no options
 * @param pathOf gives the path that an option is known by: `module.rules[].test` for itself, and
 *   `entry.*` for `entry.shop`, which isn't an option
 */
export function optionLinks(
  code: string,
  pathOf: (path: string) => OptionPath | undefined,
): readonly CodeLink[] {
  const program = parsed(code);
  return (program?.body ?? [])
    .flatMap((one) => (one.type === "ExportDefaultDeclaration" ? [one.declaration] : []))
    .flatMap((value) => objectsIn(value, program))
    .flatMap((object) => linksIn(object, ""));

  function linksIn(object: ObjectExpression, outer: string): readonly CodeLink[] {
    return object.properties.flatMap((property) => {
      if (property.type !== "Property" || property.computed) return [];
      const { key, value } = property;
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : "";
      const option = pathOf(outer === "" ? String(name) : `${outer}.${String(name)}`);
      if (option === undefined) return [];
      const { start, end } = key;
      const link = option.isOption ? [{ start, end, url: optionUrl(option.entry) }] : [];
      return [...link, ...inner(value, option.path)];
    });
  }

  function inner(value: AnyNode, path: string): readonly CodeLink[] {
    if (value.type === "ObjectExpression") return linksIn(value, path);
    if (value.type !== "ArrayExpression") return [];
    return value.elements.flatMap((one) => (one ? inner(one, `${path}[]`) : []));
  }
}

export interface OptionPath {
  readonly path: string;
  /** Of several, the path that its entry is named after. */
  readonly entry: string;
  /** Or the place of something that has a name of the writer's. */
  readonly isOption: boolean;
}

function parsed(code: string): Program | undefined {
  try {
    return parse(code, { ecmaVersion: "latest", sourceType: "module" });
  } catch {
    return undefined;
  }
}

/** The configurations that a value stands for. */
function objectsIn(value: AnyNode, program: Program | undefined): readonly ObjectExpression[] {
  const within = (one: AnyNode | null | undefined) => (one ? objectsIn(one, program) : []);
  if (value.type === "ObjectExpression") return [value];
  if (value.type === "ArrayExpression") return value.elements.flatMap(within);
  if (value.type === "CallExpression") return value.arguments.flatMap(within);
  if (value.type === "ArrowFunctionExpression" && value.body.type !== "BlockStatement")
    return within(value.body);
  if (value.type === "ArrowFunctionExpression" && value.body.type === "BlockStatement")
    return value.body.body.flatMap((one) =>
      one.type === "ReturnStatement" ? within(one.argument) : [],
    );
  if (value.type !== "Identifier") return [];
  const declarations = (program?.body ?? []).flatMap((one) =>
    one.type === "VariableDeclaration" ? one.declarations : [],
  );
  return declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && id.name === value.name && init?.type === "ObjectExpression"
      ? [init]
      : [],
  );
}
