import type { AnyNode } from "acorn";

/** A node and all in it, of JavaScript and TypeScript. */
export function nodesIn(node: AnyNode): readonly AnyNode[] {
  return [node, ...Object.values(node).flatMap(childrenIn).flatMap(nodesIn)];
}

const childrenIn = (value: unknown): readonly AnyNode[] =>
  Array.isArray(value) ? value.flatMap(childrenIn) : isNode(value) ? [value] : [];

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
