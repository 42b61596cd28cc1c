import type { AnyNode } from "acorn";
import { assign } from "./assign.ts";
import { callOf, instanceOf } from "./calls.ts";
import { arrayOf, objectOf } from "./collections.ts";
import { functionOf } from "./functions.ts";
import { binary, logical, member, template, truthOfNode, unary, variable } from "./operators.ts";
import type { Reading } from "./reading.ts";
import { placeOf, primitive, unknown, type StaticValue } from "./static-value.ts";
import { unwrapped } from "./typescript.ts";

/** What an expression gives, as far as that can be known without running it. */
export function evaluate(wrapped: AnyNode, reading: Reading): StaticValue {
  const node = unwrapped(wrapped);
  switch (node.type) {
    case "Literal":
      return literal(node.value, node);
    case "TemplateLiteral":
      return template(node, reading);
    case "ObjectExpression":
      return objectOf(node, reading);
    case "ArrayExpression":
      return arrayOf(node, reading);
    case "Identifier":
      return variable(node, reading);
    case "MetaProperty":
      return unknown(node, { origin: "import.meta" });
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return functionOf(node, reading);
    case "ClassExpression":
    case "ClassDeclaration":
      return { kind: "function", ...placeOf(node) };
    case "MemberExpression":
      return member(node, reading);
    case "CallExpression":
      return callOf(node, reading);
    case "NewExpression":
      return instanceOf(node, reading);
    case "AssignmentExpression":
      return assign(node, reading);
    default:
      return inner(node, reading);
  }
}

/** Of an operator, or of what an expression only stands in. */
function inner(node: AnyNode, reading: Reading): StaticValue {
  const of = (part: AnyNode) => evaluate(part, reading);
  switch (node.type) {
    case "ConditionalExpression": {
      const truth = truthOfNode(node.test, reading);
      if (truth === undefined) return unknown(node, { isFollowing: true });
      return of(truth ? node.consequent : node.alternate);
    }
    case "LogicalExpression":
      return logical(node, reading);
    case "UnaryExpression":
      return unary(node, reading);
    case "BinaryExpression":
      return binary(node, reading);
    case "AwaitExpression":
      return of(node.argument);
    case "ChainExpression":
    case "ParenthesizedExpression":
      return of(node.expression);
    case "SequenceExpression":
      return node.expressions.map(of).at(-1) ?? unknown(node);
    default:
      return unknown(node);
  }
}

type LiteralValue = string | boolean | null | number | RegExp | bigint | undefined;

const literal = (value: LiteralValue, node: AnyNode): StaticValue =>
  value instanceof RegExp ? { kind: "regexp", ...placeOf(node) } : primitive(value, node);
