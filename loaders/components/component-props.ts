import ts from "typescript";

export interface Prop {
  readonly isRequired: boolean;
  /** If it's one of several strings. */
  readonly values: readonly string[];
}

/**
 * Reads the props of a component from their interface, so nobody has to list them again.
 *
 * @param source of the component's file
 * @param island returns the source of a file in `src/islands/`
 * @returns nothing if the props aren't an interface
 */
export function propsOf(
  source: string,
  name: string,
  island?: (file: string) => string,
): ReadonlyMap<string, Prop> | undefined {
  const [, file] = new RegExp(`export const ${name} = island\\("([\\w-]+)"`).exec(source) ?? [];
  if (file !== undefined && island) {
    const own = island(file);
    return propsOf(own, /export default function (\w+)/.exec(own)?.[1] ?? "");
  }
  const { statements } = ts.createSourceFile(`${name}.tsx`, source, ts.ScriptTarget.Latest);
  const type = statements.map((one) => parameterType(one, name)).find((one) => one !== undefined);
  const found = statements
    .filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === type && one.heritageClauses === undefined);
  if (found === undefined) return undefined;
  return new Map(
    found.members.filter(ts.isPropertySignature).flatMap((member): [string, Prop][] => {
      if (!ts.isIdentifier(member.name)) return [];
      const isRequired = member.questionToken === undefined;
      return [[member.name.text, { isRequired, values: textsOf(member.type) }]];
    }),
  );
}

/** `BadgeProps` of `function Badge(props: BadgeProps)`, or of an arrow function. */
function parameterType(statement: ts.Statement, name: string): string | undefined {
  const [made] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const own = ts.isFunctionDeclaration(statement) ? statement : made;
  const component = ts.isFunctionDeclaration(statement) ? statement : made?.initializer;
  if (own?.name === undefined || !ts.isIdentifier(own.name) || own.name.text !== name) return;
  if (!component || !ts.isFunctionLike(component)) return undefined;
  const type = component.parameters[0]?.type;
  return type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)
    ? type.typeName.text
    : undefined;
}

/** The strings of `"light" | "dark"`. */
function textsOf(type: ts.TypeNode | undefined): readonly string[] {
  const parts = type && ts.isUnionTypeNode(type) ? type.types : [];
  const texts = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? part.literal.text : [],
  );
  return texts.length === parts.length ? texts : [];
}
