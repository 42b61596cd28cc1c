import { describe, expect, it } from "@jest/globals";
import { typeOf, type Schema } from "../../../loaders/reference/option-type.ts";

const definitions: Readonly<Record<string, Schema>> = {
  Filter: { anyOf: [{ instanceof: "RegExp" }, { type: "string" }] },
  Rule: { anyOf: [{ type: "boolean" }, { type: "array", items: { $ref: "Rule" } }] },
};

describe("the type of an option", () => {
  it.each<[Schema, string]>([
    [{ type: "string" }, "string"],
    [{ enum: ["eager", "lazy"] }, '"eager" | "lazy"'],
    [{ enum: [true, false, "auto"] }, '"auto" | boolean'],
    [{ anyOf: [{ enum: [false, "x"] }, { type: "string" }] }, '"x" | false | string'],
    [{ enum: [false, 0, "", null] }, "falsy"],
    [{ type: "array", items: { type: "string" } }, "string[]"],
    [{ type: "array", items: { $ref: "Filter" } }, "(string | RegExp)[]"],
    [{ type: "array" }, "any[]"],
    [{ oneOf: [{ instanceof: "Function" }, { $ref: "Filter" }] }, "string | RegExp | function"],
    [{ type: "object", properties: { name: {} } }, "object"],
    [{ type: "object", additionalProperties: { type: "number" } }, "{ [key: string]: number }"],
    [{ type: "object", additionalProperties: false }, "object"],
    [{ $ref: "Rule" }, "boolean"],
    [{}, "any"],
  ])("%j is %s", (schema, type) => {
    const resolve = ({ $ref = "" }: Schema) => definitions[$ref] ?? {};
    expect(typeOf(schema, resolve)).toBe(type);
  });
});
