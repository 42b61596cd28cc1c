import type { Pattern } from "acorn";
import { nameOf } from "./collections.ts";
import { evaluate } from "./evaluate.ts";
import { memberOf } from "./member.ts";
import type { Reading } from "./reading.ts";
import { seenAt, unknown, type StaticValue } from "./static-value.ts";

/** Declares the variables of a pattern: `name`, `{ name }`, `[name = 1, ...others]`. */
export function bind(pattern: Pattern, value: StaticValue, reading: Reading): void {
  const { scope } = reading;
  if (pattern.type === "Identifier") return scope.declare(pattern.name, value);
  if (pattern.type === "RestElement") return bind(pattern.argument, unknown(pattern), reading);
  if (pattern.type === "AssignmentPattern") {
    const isMissing = value.kind === "primitive" && value.value === undefined;
    return bind(pattern.left, isMissing ? evaluate(pattern.right, reading) : value, reading);
  }
  if (pattern.type === "ArrayPattern")
    return pattern.elements.forEach((element, index) => {
      if (element) bind(element, memberOf(value, String(index), element), reading);
    });
  if (pattern.type !== "ObjectPattern") return;
  for (const property of pattern.properties) {
    if (property.type === "RestElement") bind(property.argument, unknown(property), reading);
    else {
      const name = nameOf(property, reading);
      const own = name === undefined ? unknown(property) : memberOf(value, name, property);
      bind(property.value, seenAt(own, property), reading);
    }
  }
}
