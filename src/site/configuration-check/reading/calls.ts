import type { CallExpression, NewExpression } from "acorn";
import { arrayOf } from "./collections.ts";
import { evaluate } from "./evaluate.ts";
import { emptyObject, joined, merged, spread } from "./merge-values.ts";
import { isAbsolute, memberIn, memberName } from "./operators.ts";
import type { Reading } from "./reading.ts";
import {
  placeOf,
  truthOf,
  unknown,
  type ArrayValue,
  type Place,
  type StaticValue,
  type Unknown,
} from "./static-value.ts";

/** What a call gives. */
export function callOf(node: CallExpression, reading: Reading): StaticValue {
  const { callee } = node;
  if (callee.type === "Super") return unknown(node);
  const { items, rest } = argumentsOf(node, reading);
  if (callee.type !== "MemberExpression" || callee.object.type === "Super")
    return resultOf(evaluate(callee, reading), items, rest, node, reading);
  const owner = evaluate(callee.object, reading);
  const name = memberName(callee, reading);
  return owner.kind === "array"
    ? ofArray(owner, name, items, node)
    : resultOf(memberIn(owner, name, callee), items, rest, node, reading);
}

function resultOf(
  callee: StaticValue,
  items: readonly StaticValue[],
  rest: readonly Unknown[],
  node: CallExpression,
  { running }: Reading,
): StaticValue {
  if (callee.kind === "function") {
    const returned = rest.length > 0 ? [] : (callee.call?.(items, running) ?? []);
    const [value = unknown(node)] = returned;
    return returned.length === 1 ? value : unknown(node);
  }
  if (callee.kind !== "unknown" || callee.origin === undefined) return unknown(node);
  return ofOrigin(callee.origin, items, rest, node);
}

const argumentsOf = (node: CallExpression | NewExpression, reading: Reading): ArrayValue =>
  arrayOf({ ...node, type: "ArrayExpression", elements: node.arguments }, reading);

/** Of a function that's known by its name. */
function ofOrigin(
  origin: string,
  items: readonly StaticValue[],
  rest: readonly Unknown[],
  node: CallExpression,
): StaticValue {
  const [first] = items;
  const facts = results[origin];
  if (facts !== undefined) return unknown(node, facts);
  if (/^path(?:\.posix|\.win32)?\.(?:join|normalize)$/.test(origin))
    return unknown(node, { type: "string", isAbsolute: isAbsolute(first) });
  if (origin === "require") return moduleOf(first, node);
  if (unchanged.test(origin)) return first ?? unknown(node);
  if (origin === "Object.assign")
    return [...items.slice(1), ...rest].reduce(
      spread,
      first?.kind === "object" ? first : spread(emptyObject(node), first ?? unknown(node)),
    );
  const isMerge = /^(?:webpack-merge|(?:webpack-merge\.)?merge)$/.test(origin);
  if (!isMerge) return unknown(node);
  return merged([...(first?.kind === "array" ? first.items : items), ...rest], node);
}

/** They return what they're given. */
const unchanged = /(?:^|\.)defineConfig$|^Object\.freeze$/;

const absolute = { type: "string", isAbsolute: true } as const;

const results: Readonly<Record<string, Partial<Unknown>>> = {
  "path.resolve": absolute,
  "path.posix.resolve": absolute,
  "path.dirname": { type: "string" },
  "path.relative": { type: "string" },
  "path.basename": { type: "string" },
  "url.fileURLToPath": absolute,
  "process.cwd": absolute,
  "require.resolve": { type: "string" },
  "import.meta.resolve": { type: "string" },
  "JSON.stringify": { type: "string" },
  String: { type: "string" },
  Boolean: { type: "boolean" },
  Number: { type: "number" },
};

/** Imported and required modules have the same name. */
export const moduleName = (request: string): string => request.replace(/^node:/, "");

const moduleOf = (request: StaticValue | undefined, place: Place): Unknown =>
  request?.kind === "primitive"
    ? unknown(place, { origin: moduleName(String(request.value)) })
    : unknown(place);

function ofArray(
  array: ArrayValue,
  name: string | undefined,
  items: readonly StaticValue[],
  place: Place,
): StaticValue {
  if (name === "concat") return { ...joined([array, ...items], place) };
  const [only] = items;
  const isByTruth = only?.kind === "unknown" && only.origin === "Boolean";
  if (name === "filter" && isByTruth) {
    // What may be falsy is either not there or as it would be otherwise.
    return { ...array, items: array.items.filter((item) => truthOf(item) !== false) };
  }
  return name === "join" ? unknown(place, { type: "string" }) : unknown(place);
}

/** What `new Name()` gives. */
export function instanceOf(node: NewExpression, reading: Reading): StaticValue {
  const callee = evaluate(node.callee, reading);
  const { items, rest } = argumentsOf(node, reading);
  const origin = callee.kind === "unknown" ? callee.origin : undefined;
  if (origin === "RegExp") return { kind: "regexp", ...placeOf(node) };
  if (origin === "URL") return unknown(node, { type: "object", origin: "new URL" });
  const [, name] = /^webpack\.(.+Plugin)$/.exec(origin ?? "") ?? [];
  if (name === undefined || rest.length > 0) return unknown(node, { type: "object" });
  return unknown(node, { type: "object", instance: { name, options: items[0] } });
}
