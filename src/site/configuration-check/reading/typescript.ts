import type { AnyNode } from "acorn";
import { isNode } from "./nodes.ts";

/** What acorn's types, which know only JavaScript, say of TypeScript's nodes. */
interface Wrapper {
  readonly type: string;
  readonly expression?: unknown;
}

/** An expression without types: `value as Type`, `value satisfies Type`, `value!`, `<Type>value`. */
export function unwrapped(node: AnyNode): AnyNode {
  const inner = expressionIn(node, /^TS\w+(?:Expression|Assertion)$/);
  return inner === undefined ? node : unwrapped(inner);
}

/** What TypeScript's `export =` exports. */
export const assignedExport = (node: AnyNode): AnyNode | undefined =>
  expressionIn(node, /^TSExportAssignment$/);

const expressionIn = ({ type, expression }: Wrapper, types: RegExp) =>
  types.test(type) && isNode(expression) ? expression : undefined;
