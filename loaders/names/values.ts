import type { AnyNode, ArrayExpression, ObjectExpression } from "acorn";
import { isFunction, type Scopes } from "./scopes.ts";

/**
 * Returns the objects and lists that an expression may stand for: those of a variable, of both
 * sides of a condition, and those that a function returns.
 *
 * @param open what the expression is within, which may refer to itself
 */
export function valuesOf(
  node: AnyNode | null | undefined,
  scopes: Scopes,
  open: readonly AnyNode[] = [],
): readonly (ObjectExpression | ArrayExpression)[] {
  if (!node || open.includes(node)) return [];
  const within = (one: AnyNode | null | undefined) => valuesOf(one, scopes, [...open, node]);
  if (isFunction(node)) return returnedBy(node, scopes).flatMap(within);
  switch (node.type) {
    case "ObjectExpression":
    case "ArrayExpression":
      return [node];
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(within);
    case "LogicalExpression":
      return [node.left, node.right].flatMap(within);
    case "AwaitExpression":
    case "SpreadElement":
      return within(node.argument);
    case "VariableDeclarator":
      return within(node.init);
    case "Identifier": {
      const { source, keys = [], parameter } = scopes.declarationOf(node) ?? {};
      return keys.length > 0 || parameter !== undefined ? [] : within(source);
    }
    default:
      return [];
  }
}

const returnedBy = (own: AnyNode, scopes: Scopes): readonly AnyNode[] => {
  if (!isFunction(own)) return [];
  if (own.body.type !== "BlockStatement") return [own.body];
  return scopes.nodes.flatMap((node) =>
    node.type === "ReturnStatement" && node.argument && functionAround(node, scopes) === own
      ? [node.argument]
      : [],
  );
};

function functionAround(node: AnyNode, scopes: Scopes): AnyNode | undefined {
  const parent = scopes.parentOf(node);
  return parent === undefined || isFunction(parent) ? parent : functionAround(parent, scopes);
}
