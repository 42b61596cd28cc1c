import ts from "typescript";

/** One attribute that a component takes. */
export interface Prop {
  readonly isRequired: boolean;
  /** What it may be, where that is one of several texts. */
  readonly values: readonly string[];
}

/**
 * Reads what a component takes out of the type of its props, so that nobody has to list it again.
 *
 * @param source text of the file that exports it, where that type is an interface
 * @param name of the component
 * @param island gives the text of a file of `src/islands/` by its name
 * @returns attribute → what it may be; nothing for a component that says it in another way
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

/** `BadgeProps` of `function Badge(props: BadgeProps)` and of `const Badge = (props: BadgeProps) =>`. */
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

/** `"light" | "dark"`. */
function textsOf(type: ts.TypeNode | undefined): readonly string[] {
  const parts = type && ts.isUnionTypeNode(type) ? type.types : [];
  const texts = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? part.literal.text : [],
  );
  return texts.length === parts.length ? texts : [];
}
