import ts from "typescript";
import type { Find } from "./type-declarations.ts";

/**
 * Writes a type on one line, as a reader would: `Module | null`.
 *
 * @param find finds the types `Expression` and `Statement`, which webpack's types spell out
 */
export function writtenType(type: ts.TypeNode, find: Find): string {
  if (ts.isParenthesizedTypeNode(type)) return writtenType(type.type, find);
  return write(type);

  function write(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) return `(${write(node.type)})`;
    if (ts.isUnionTypeNode(node)) return writtenUnion(node.types.map(write), find);
    if (ts.isArrayTypeNode(node)) return `${write(node.elementType)}[]`;
    if (ts.isTupleTypeNode(node))
      return `[${node.elements.map((element) => writtenType(element, find)).join(", ")}]`;
    if (!ts.isTypeReferenceNode(node)) return node.getText().replace(/\s+/g, " ");
    const name = node.typeName.getText().replace(suffix, "");
    const inner = node.typeArguments?.map((one) => writtenType(one, find)) ?? [];
    return inner.length === 0 ? name : `${name}<${inner.join(", ")}>`;
  }
}

/** Tells types of the same name apart that are declared in different files. */
const suffix =
  /(?<=[a-z])(?:Import|EstreeIndex|JavascriptParser|(?:Javascript|Css)ModulesPlugin)$|(?<=Options)NormalModule$/;

/** What says that there is nothing comes last. */
function writtenUnion(members: readonly string[], find: Find): string {
  const list = shortened(members, find);
  return [
    ...list.filter((one) => !nothing.has(one)),
    ...list.filter((one) => nothing.has(one)),
  ].join(" | ");
}

const nothing: ReadonlySet<string> = new Set(["null", "undefined", "void"]);

/** Puts names in the places of the nodes of a syntax tree that they stand for. */
function shortened(members: readonly string[], find: Find): readonly string[] {
  const names = ["Expression", "Statement", "ModuleDeclaration"].filter((name) => {
    const nodes = nodesOf(name, find);
    return nodes.length > 0 && nodes.every((node) => members.includes(node));
  });
  const covered = names.flatMap((name) => nodesOf(name, find));
  return [...names, ...members.filter((member) => !covered.includes(member))];
}

function nodesOf(name: string, find: Find): readonly string[] {
  if (name === "ModuleDeclaration") return moduleDeclarations;
  const declared = find(name);
  return declared && ts.isTypeAliasDeclaration(declared) && ts.isUnionTypeNode(declared.type)
    ? declared.type.types.map((one) => one.getText().replace(suffix, ""))
    : [];
}

/** The types of ESTree have a name for them, but webpack's don't. */
const moduleDeclarations = [
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportDefaultDeclaration",
  "ExportAllDeclaration",
];
