import type { AnyNode, AssignmentExpression } from "acorn";
import { evaluate } from "./evaluate.ts";
import { withMember } from "./member.ts";
import { memberName } from "./operators.ts";
import type { Reading } from "./reading.ts";
import { unknown, type StaticValue } from "./static-value.ts";

/** Changes what's on the left side, and returns what's on the right. */
export function assign(node: AssignmentExpression, reading: Reading): StaticValue {
  const { scope } = reading;
  const value = node.operator === "=" ? evaluate(node.right, reading) : unknown(node);
  const [root, ...keys] = pathOf(node.left, reading) ?? [];
  if (root === undefined) return value;
  const names = keys.filter((key) => key !== undefined);
  // Changed under a name that can't be known.
  const isWhole = names.length === keys.length;
  const before = scope.get(root);
  if (before === undefined) changeExports([root, ...names], node.right, reading);
  else
    scope.assign(root, isWhole ? withMember(before, names, value, node.left) : unknown(node.left));
  return value;
}

/** `module.exports = …`, `module.exports.mode = …`, `exports.default = …` */
function changeExports(
  [root, first, ...others]: readonly string[],
  value: AnyNode,
  { exports }: Reading,
): void {
  if (root === "module" && first === "exports") {
    if (others.length === 0) exports.current = value;
    else exports.later.push({ keys: others, value });
  }
  if (root === "exports" && first === "default") exports.current = value;
}

/** `["config", "output", "path"]`; a member whose name can't be known is undefined. */
function pathOf(
  node: AnyNode,
  reading: Reading,
): readonly [string, ...(string | undefined)[]] | undefined {
  if (node.type === "Identifier") return [node.name];
  if (node.type !== "MemberExpression") return undefined;
  const owner = pathOf(node.object, reading);
  return owner && [...owner, memberName(node, reading)];
}
