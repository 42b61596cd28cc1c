import type { AnyNode, CallExpression } from "acorn";
import { list } from "./collections.ts";
import { changesIn, targetsIn } from "./changes.ts";
import { evaluate } from "./evaluate.ts";
import { forget } from "./forget.ts";
import { joined } from "./merge-values.ts";
import { memberName, truthOfNode } from "./operators.ts";
import { withMember } from "./member.ts";
import type { Reading } from "./reading.ts";
import type { StaticValue } from "./static-value.ts";
import { unwrapped } from "./typescript.ts";

/** Follows an expression for what it changes. */
export function runCall(wrapped: AnyNode, reading: Reading): void {
  const node = unwrapped(wrapped);
  if (node.type === "LogicalExpression" && node.operator !== "??") {
    const truth = truthOfNode(node.left, reading);
    if (truth === (node.operator === "&&")) return runCall(node.right, reading);
    if (truth === undefined) forget(node.right, reading);
    return;
  }
  if (node.type === "CallExpression") return call(node, reading);
  if (node.type === "AssignmentExpression") return void evaluate(node, reading);
  forget(node, reading);
}

function call(node: CallExpression, reading: Reading): void {
  const { callee } = node;
  const method = callee.type === "MemberExpression" ? memberName(callee, reading) : undefined;
  if (callee.type === "MemberExpression" && method === "push" && add(callee.object, node, reading))
    return;
  evaluate(node, reading);
  // A function that gives nothing of use may change what it's given; the console doesn't.
  const isConsole = /^console\./.test(reading.text.slice(callee.start, callee.end));
  const given = node.arguments.filter(({ type }) => /^(?:Identifier|Member)/.test(type));
  const changed = isConsole ? [] : given.flatMap(targetsIn);
  forget(node, reading, [...changesIn(node), ...changed]);
}

/** `config.plugins.push(…)` */
function add(target: AnyNode, node: CallExpression, reading: Reading): boolean {
  const [root, ...keys] = namePath(target, reading) ?? [];
  const array = evaluate(target, reading);
  const before = root === undefined ? undefined : reading.scope.get(root);
  if (root === undefined || before === undefined || array.kind !== "array") return false;
  const added = node.arguments.map((one): StaticValue =>
    one.type === "SpreadElement"
      ? evaluate(one.argument, reading)
      : list([evaluate(one, reading)], one),
  );
  const after = { ...joined([array, ...added], array) };
  reading.scope.assign(root, withMember(before, keys, after, node));
  return true;
}

function namePath(node: AnyNode, reading: Reading): readonly string[] | undefined {
  if (node.type === "Identifier") return [node.name];
  if (node.type !== "MemberExpression") return undefined;
  const owner = namePath(node.object, reading);
  const name = memberName(node, reading);
  return owner && name !== undefined ? [...owner, name] : undefined;
}
