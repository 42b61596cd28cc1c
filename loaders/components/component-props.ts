import {
  parseSync,
  type Expression,
  type ModuleItem,
  type Param,
  type Pattern,
  type TsType,
} from "@swc/core";

export interface Prop {
  readonly isRequired: boolean;
  /** If it's one of several strings. */
  readonly values: readonly string[];
}

type Props = ReadonlyMap<string, Prop> | undefined;

/** By name and source: a page may use a component many times. */
const known = new Map<string, Props>();

/**
 * Reads the props of a component from their interface, so nobody has to list them again.
 *
 * @param source of the component's file
 * @param island returns the source of a file in `src/islands/`
 * @returns nothing if the props aren't an interface
 */
export function propsOf(source: string, name: string, island?: (file: string) => string): Props {
  const [, file] = new RegExp(`export const ${name} = island\\("([\\w-]+)"`).exec(source) ?? [];
  if (file !== undefined && island) {
    const own = island(file);
    return propsOf(own, /export default function (\w+)/.exec(own)?.[1] ?? "");
  }
  const key = `${name} ${source}`;
  if (!known.has(key)) known.set(key, readProps(source, name));
  return known.get(key);
}

function readProps(source: string, name: string): Props {
  const { body } = parseSync(source, { syntax: "typescript", tsx: true, target: "esnext" });
  const type = body.map((item) => parameterType(item, name)).find((one) => one !== undefined);
  const found = body
    .map(declared)
    .filter((one) => one.type === "TsInterfaceDeclaration")
    .find((one) => one.id.value === type && one.extends.length === 0);
  return (
    found &&
    new Map(
      found.body.body.flatMap((member): [string, Prop][] => {
        if (member.type !== "TsPropertySignature" || member.key.type !== "Identifier") return [];
        const values = textsOf(member.typeAnnotation?.typeAnnotation);
        return [[member.key.value, { isRequired: !member.optional, values }]];
      }),
    )
  );
}

function declared(item: ModuleItem) {
  if (item.type === "ExportDeclaration") return item.declaration;
  return item.type === "ExportDefaultDeclaration" ? item.decl : item;
}

/** `BadgeProps` of `function Badge(props: BadgeProps)`, or of an arrow function. */
function parameterType(item: ModuleItem, name: string): string | undefined {
  const [parameter] = parametersOf(declared(item), name);
  const pattern = parameter && "pat" in parameter ? parameter.pat : parameter;
  // An expression is a pattern, too, but no parameter.
  const annotation = pattern && "typeAnnotation" in pattern ? pattern.typeAnnotation : undefined;
  const type = annotation?.type === "TsTypeAnnotation" ? annotation.typeAnnotation : undefined;
  return type?.type === "TsTypeReference" && type.typeName.type === "Identifier"
    ? type.typeName.value
    : undefined;
}

function parametersOf(
  item: ReturnType<typeof declared>,
  name: string,
): readonly (Param | Pattern)[] {
  if (item.type === "FunctionDeclaration" || item.type === "FunctionExpression")
    return item.identifier?.value === name ? item.params : [];
  if (item.type !== "VariableDeclaration") return [];
  const [{ id, init } = {}] = item.declarations;
  return id?.type === "Identifier" && id.value === name && isFunction(init) ? init.params : [];
}

const isFunction = (value: Expression | undefined) =>
  value?.type === "ArrowFunctionExpression" || value?.type === "FunctionExpression";

/** The strings of `"light" | "dark"`. */
function textsOf(type: TsType | undefined): readonly string[] {
  const parts = type?.type === "TsUnionType" ? type.types : [];
  const texts = parts.flatMap((part) =>
    part.type === "TsLiteralType" && part.literal.type === "StringLiteral"
      ? part.literal.value
      : [],
  );
  return texts.length === parts.length ? texts : [];
}
