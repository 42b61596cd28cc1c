import type { ArrayExpression, ObjectExpression, Property as PropertyNode } from "acorn";
import { evaluate } from "./evaluate.ts";
import { emptyObject, joined, spread } from "./merge-values.ts";
import type { Reading } from "./reading.ts";
import {
  placeOf,
  primitive,
  unknown,
  type ArrayValue,
  type ObjectValue,
  type StaticValue,
} from "./static-value.ts";

export const objectOf = (node: ObjectExpression, reading: Reading): ObjectValue =>
  node.properties.reduce((object, property) => {
    if (property.type === "SpreadElement")
      return spread(object, evaluate(property.argument, reading));
    const name = nameOf(property, reading);
    if (name === undefined) return spread(object, unknown(property.key));
    const value =
      property.kind === "init" ? evaluate(property.value, reading) : unknown(property.value);
    const own = { key: placeOf(property.key), value };
    return { ...object, properties: new Map([...object.properties, [name, own]]) };
  }, emptyObject(node));

/** The name of a property; nothing if it can't be known. */
export function nameOf(
  { key, computed }: Pick<PropertyNode, "key" | "computed">,
  reading: Reading,
) {
  if (!computed && key.type === "Identifier") return key.name;
  const value = evaluate(key, reading);
  return value.kind === "primitive" ? String(value.value) : undefined;
}

export const arrayOf = (node: ArrayExpression, reading: Reading): ArrayValue =>
  joined(
    node.elements.map((element): StaticValue => {
      if (element === null) return list([primitive(undefined, node)], node);
      if (element.type !== "SpreadElement") return list([evaluate(element, reading)], element);
      return evaluate(element.argument, reading);
    }),
    node,
  );

export const list = (
  items: readonly StaticValue[],
  { start, end }: Pick<ArrayValue, "start" | "end">,
): ArrayValue => ({ kind: "array", items, rest: [], start, end });
