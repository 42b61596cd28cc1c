import type {
  Expression,
  Identifier,
  ImportDeclaration,
  Literal,
  Node,
  Program,
  Property,
} from "estree";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";

/** Short ways to make the syntax trees of what transforms add to a page. */

export const literal = (value: string | number | boolean | null): Literal => ({
  type: "Literal",
  value,
});

export const identifier = (name: string): Identifier => ({ type: "Identifier", name });

/** `callee(…args)` */
export const call = (callee: string, args: readonly Expression[]): Expression => ({
  type: "CallExpression",
  optional: false,
  callee: identifier(callee),
  arguments: [...args],
});

/** `() => body` */
export const functionOf = (body: Expression): Expression => ({
  type: "ArrowFunctionExpression",
  expression: true,
  params: [],
  body,
});

/** `import { imported as local } from "request"` */
export const importOf = (imported: string, local: string, request: string): ImportDeclaration => ({
  type: "ImportDeclaration",
  attributes: [],
  specifiers: [
    { type: "ImportSpecifier", imported: identifier(imported), local: identifier(local) },
  ],
  source: literal(request),
});

/** Makes statements a part of a page. */
export const statementsOf = (...body: Program["body"]): MdxjsEsm => ({
  type: "mdxjsEsm",
  value: "",
  data: { estree: { type: "Program", sourceType: "module", comments: [], body } },
});

/**
 * Calls back with each property of an object whose value is a literal, such as an attribute. What it is
 * made into isn't looked into. estree-util-visit takes six times as long, because it keeps each node's way.
 */
export function eachAttribute(node: Node, found: (property: Property, value: Literal) => void) {
  if (node.type === "Property" && node.value.type === "Literal") return found(node, node.value);
  for (const part of Object.values<unknown>({ ...node })) {
    for (const one of Array.isArray(part) ? part : [part])
      if (isNode(one)) eachAttribute(one, found);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
