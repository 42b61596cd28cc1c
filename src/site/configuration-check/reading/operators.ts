import type {
  AnyNode,
  BinaryExpression,
  Identifier,
  LogicalExpression,
  MemberExpression,
  TemplateLiteral,
  UnaryExpression,
} from "acorn";
import { evaluate } from "./evaluate.ts";
import { forgotten } from "./forget.ts";
import { memberOf } from "./member.ts";
import { assumption, type Reading } from "./reading.ts";
import {
  primitive,
  seenAt,
  truthOf,
  unknown,
  type StaticValue,
  type Unknown,
} from "./static-value.ts";
import { unwrapped } from "./typescript.ts";

const constants: Readonly<Record<string, undefined | number>> = {
  undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
};

export function variable(node: Identifier, { scope, changes, running }: Reading): StaticValue {
  const { name } = node;
  const value = scope.get(name);
  // When a function is called that isn't read, and whether, can't be known.
  const later = changes.get(name)?.filter((change) => !running.includes(change.node)) ?? [];
  if (value !== undefined)
    return seenAt(
      later.reduce((before, change) => forgotten(before, change, node), value),
      node,
    );
  if (name in constants) return primitive(constants[name], node);
  const isPath = name === "__dirname" || name === "__filename";
  return unknown(node, isPath ? { type: "string", isAbsolute: true } : { origin: name });
}

/** Whether a condition holds; what is assumed of it if that can't be known. */
export function truthOfNode(wrapped: AnyNode, reading: Reading): boolean | undefined {
  const node = unwrapped(wrapped);
  if (node.type === "UnaryExpression" && node.operator === "!") {
    const truth = truthOfNode(node.argument, reading);
    return truth === undefined ? undefined : !truth;
  }
  return assumedTruth(evaluate(node, reading), node, reading);
}

const assumedTruth = (value: StaticValue, node: AnyNode, reading: Reading) =>
  truthOf(value) ?? assumption(node, reading);

export function logical(node: LogicalExpression, reading: Reading): StaticValue {
  const left = evaluate(node.left, reading);
  if (node.operator === "??" && left.kind !== "unknown") {
    const isMissing = left.kind === "primitive" && (left.value ?? null) === null;
    return isMissing ? evaluate(node.right, reading) : left;
  }
  // Not evaluated twice, which would double with each part of a chain.
  const truth =
    node.left.type === "UnaryExpression"
      ? truthOfNode(node.left, reading)
      : assumedTruth(left, node.left, reading);
  if (truth === undefined) return unknown(node, { isFollowing: true });
  if (truth === (node.operator === "&&")) return evaluate(node.right, reading);
  // Something falsy, but which, `false` or `undefined`, can't be known.
  return left.kind === "unknown" && !truth ? unknown(node, { isFollowing: true }) : left;
}

export function unary({ operator, argument, ...node }: UnaryExpression, reading: Reading) {
  const value = evaluate(argument, reading);
  if (operator === "void") return primitive(undefined, node);
  if (operator === "typeof") return unknown(node, { type: "string" });
  if (operator === "!") {
    const truth = truthOf(value);
    return truth === undefined ? unknown(node, { type: "boolean" }) : primitive(!truth, node);
  }
  if (operator === "delete") return unknown(node, { type: "boolean" });
  return operator === "-" && value.kind === "primitive" && typeof value.value === "number"
    ? primitive(-value.value, node)
    : unknown(node, { type: "number" });
}

const arithmetic: Readonly<Record<string, (one: number, other: number) => number>> = {
  "-": (one, other) => one - other,
  "*": (one, other) => one * other,
  "/": (one, other) => one / other,
  "**": (one, other) => one ** other,
};

export function binary(node: BinaryExpression, reading: Reading): StaticValue {
  if (node.left.type === "PrivateIdentifier") return unknown(node);
  const one = evaluate(node.left, reading);
  const other = evaluate(node.right, reading);
  const calculate = arithmetic[node.operator];
  if (node.operator === "+") return sum(one, other, node);
  if (calculate === undefined) return unknown(node, { type: "boolean" });
  const [left, right] = [one, other].map((value) =>
    value.kind === "primitive" && typeof value.value === "number" ? value.value : undefined,
  );
  return left === undefined || right === undefined
    ? unknown(node, { type: "number" })
    : primitive(calculate(left, right), node);
}

function sum(one: StaticValue, other: StaticValue, node: AnyNode): StaticValue {
  const text = [one, other].some(isText);
  if (one.kind !== "primitive" || other.kind !== "primitive")
    return unknown(node, text ? { type: "string", isAbsolute: isAbsolute(one) } : {});
  if (text) return primitive(`${one.value}${other.value}`, node);
  return typeof one.value === "number" && typeof other.value === "number"
    ? primitive(one.value + other.value, node)
    : unknown(node);
}

const isText = (value: StaticValue) =>
  value.kind === "primitive"
    ? typeof value.value === "string"
    : value.kind === "unknown" && value.type === "string";

/** Whether a text starts as an absolute path does. */
export const isAbsolute = (value: StaticValue | undefined): boolean =>
  value?.kind === "primitive"
    ? typeof value.value === "string" && /^(?:[A-Za-z]:[\\/]|\\\\|\/)/.test(value.value)
    : value?.kind === "unknown" && value.isAbsolute === true;

export function template(node: TemplateLiteral, reading: Reading): StaticValue {
  const values = node.expressions.map((one) => evaluate(one, reading));
  const texts = node.quasis.map(({ value }) => value.cooked ?? "");
  const parts = texts.map((text, index) => {
    const value = values[index];
    return value?.kind === "primitive" ? `${text}${value.value}` : text;
  });
  if (values.every(({ kind }) => kind === "primitive")) return primitive(parts.join(""), node);
  const start = texts[0] === "" ? values[0] : primitive(texts[0], node);
  const facts: Partial<Unknown> = { type: "string", isAbsolute: isAbsolute(start) };
  return unknown(node, facts);
}

export function member(node: MemberExpression, reading: Reading): StaticValue {
  if (node.object.type === "Super") return unknown(node);
  return memberIn(evaluate(node.object, reading), memberName(node, reading), node);
}

export const memberIn = (owner: StaticValue, name: string | undefined, node: AnyNode) =>
  name === undefined ? unknown(node) : seenAt(memberOf(owner, name, node), node);

/** `b` in `a.b` and `a["b"]`; nothing if it can't be known. */
export function memberName({ computed, property }: MemberExpression, reading: Reading) {
  if (!computed) return property.type === "Identifier" ? property.name : undefined;
  const value = property.type === "PrivateIdentifier" ? undefined : evaluate(property, reading);
  return value?.kind === "primitive" ? String(value.value) : undefined;
}
