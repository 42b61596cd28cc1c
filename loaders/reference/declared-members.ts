import ts from "typescript";
import type { Find } from "./type-declarations.ts";
import { writtenType } from "./written-type.ts";

/** What an object has: a property, or a method. */
export interface Member {
  readonly name: string;
  /** As in webpack's types, on one line. */
  readonly type?: string;
  /** Webpack's comment. */
  readonly description?: string;
  readonly isDeprecated: boolean;
  readonly since?: string;
}

/** Returns the members that an interface, a class, or a namespace declares, in its order. */
export function declaredMembers(declared: ts.Node | undefined, find: Find): readonly Member[] {
  return membersIn(declared).flatMap((node) => {
    const name = node.name?.getText().replace(/^["']|["']$/g, "") ?? "";
    return isOwn(node, name) ? [member(node, name, find)] : [];
  });
}

type Declared = ts.TypeElement | ts.ClassElement | ts.VariableDeclaration;

function membersIn(node: ts.Node | undefined): readonly Declared[] {
  if (node === undefined) return [];
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return [...node.members];
  if (!ts.isModuleDeclaration(node) || !node.body || !ts.isModuleBlock(node.body)) return [];
  return node.body.statements.flatMap((one) =>
    ts.isVariableStatement(one) ? [...one.declarationList.declarations] : [],
  );
}

/** Of a class, what's on its instances. */
const isOwn = (node: Declared, name: string) =>
  name !== "" &&
  !name.startsWith("[") &&
  !(
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword)
  ) &&
  !ts.isConstructorDeclaration(node);

function member(node: Declared, name: string, find: Find): Member {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  const description = textOf(comment);
  const since = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === "since");
  const type = typeOf(node, find);
  return {
    name,
    ...(type !== undefined && { type }),
    ...(description !== "" && { description }),
    isDeprecated: ts.getJSDocDeprecatedTag(node) !== undefined,
    ...(since && { since: textOf(since.comment) }),
  };
}

function typeOf(node: Declared, find: Find): string | undefined {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
    const parameters = node.parameters.map((one) => one.getText().replace(/\s+/g, " "));
    const result = node.type ? `: ${writtenType(node.type, find)}` : "";
    return `(${parameters.join(", ")})${result}`;
  }
  const { type } = "type" in node ? node : {};
  return type && writtenType(type, find).replace(/(?<=[({<]) | (?=[)>])/g, "");
}

const textOf = (comment: ts.JSDoc["comment"]): string =>
  (ts.getTextOfJSDocComment(comment) ?? "").replace(/\s+/g, " ").trim();
