import type { AnyNode, IfStatement, Statement, SwitchStatement, VariableDeclaration } from "acorn";
import { bind } from "./bind.ts";
import { moduleName } from "./calls.ts";
import { evaluate } from "./evaluate.ts";
import { exportFrom } from "./exports.ts";
import { forget } from "./forget.ts";
import { truthOfNode } from "./operators.ts";
import { assumption, inside, type Reading } from "./reading.ts";
import { runCall } from "./run-call.ts";
import { primitive, unknown, type StaticValue } from "./static-value.ts";

export interface Outcome {
  /** What `return` gives, in each place that is reached. */
  readonly returned: readonly StaticValue[];
  /** Whether what follows isn't reached. */
  readonly ends: boolean;
}

const goesOn: Outcome = { returned: [], ends: false };

/** Follows statements as far as conditions are known or assumed. */
export function run(statements: readonly AnyNode[], reading: Reading): Outcome {
  for (const one of statements) hoist(one, reading);
  return statements.reduce<Outcome>((before, one) => {
    if (before.ends) return before;
    const { returned, ends } = runOne(one, reading);
    return { returned: [...before.returned, ...returned], ends };
  }, goesOn);
}

/** Functions and imports are known before all else. */
function hoist(node: AnyNode, reading: Reading): void {
  const { scope } = reading;
  if (node.type === "FunctionDeclaration" && node.id)
    scope.declare(node.id.name, evaluate(node, reading));
  if (node.type !== "ImportDeclaration") return;
  const origin = moduleName(String(node.source.value));
  for (const { type, local, ...one } of node.specifiers) {
    const name =
      "imported" in one && one.imported.type === "Identifier" ? one.imported.name : "default";
    const isPart = type === "ImportSpecifier" && name !== "default";
    scope.declare(local.name, unknown(local, { origin: isPart ? `${origin}.${name}` : origin }));
  }
}

function runOne(node: AnyNode, reading: Reading): Outcome {
  switch (node.type) {
    case "VariableDeclaration":
      return declare(node, reading);
    case "ClassDeclaration":
      if (node.id) reading.scope.declare(node.id.name, evaluate(node, reading));
      return goesOn;
    case "ExpressionStatement":
      runCall(node.expression, reading);
      return goesOn;
    case "ReturnStatement": {
      const value = node.argument ? evaluate(node.argument, reading) : primitive(undefined, node);
      return { returned: [value], ends: true };
    }
    case "ThrowStatement":
      return { returned: [], ends: true };
    case "BlockStatement":
      return run(node.body, inside(reading));
    case "IfStatement":
      return choose(node, reading);
    case "SwitchStatement":
      return select(node, reading);
    case "TryStatement": {
      const outcome = run(node.block.body, inside(reading));
      if (node.handler) forget(node.handler, reading);
      if (node.finalizer) run(node.finalizer.body, inside(reading));
      return outcome;
    }
    case "ExportNamedDeclaration":
      if (node.declaration) return runOne(node.declaration, reading);
  }
  if (!exportFrom(node, reading)) forget(node, reading);
  return goesOn;
}

function declare({ declarations }: VariableDeclaration, reading: Reading): Outcome {
  for (const { id, init, start, end } of declarations)
    bind(id, init ? evaluate(init, reading) : primitive(undefined, { start, end }), reading);
  return goesOn;
}

/** Both branches are followed under an assumption. Without one, what they change can't be known. */
function choose({ test, consequent, alternate }: IfStatement, reading: Reading): Outcome {
  const truth = truthOfNode(test, reading);
  const branches: readonly (Statement | null | undefined)[] = [consequent, alternate];
  if (truth !== undefined) {
    const branch = truth ? consequent : alternate;
    return branch ? run([branch], inside(reading)) : goesOn;
  }
  for (const branch of branches) if (branch) forget(branch, reading);
  return goesOn;
}

/** Each case is followed under the assumption that it's the one. */
function select(node: SwitchStatement, reading: Reading): Outcome {
  const { cases } = node;
  const first = cases.findIndex(({ test }) => test && assumption(test, reading) === true);
  const isNone = cases.every(({ test }) => !test || assumption(test, reading) === false);
  const from = first === -1 && isNone ? cases.findIndex(({ test }) => !test) : first;
  if (from === -1) {
    forget(node, reading);
    return goesOn;
  }
  const statements = cases.slice(from).flatMap(({ consequent }) => consequent);
  const end = statements.findIndex(({ type }) => type === "BreakStatement");
  return run(end === -1 ? statements : statements.slice(0, end), inside(reading));
}
