import { createRequire } from "node:module";
import { describe, expect, it } from "@jest/globals";
import { checkFacts } from "../../../loaders/reference/check-facts.ts";
import { checkValue } from "../../../src/site/configuration-check/schema/check-value.ts";
import { nested } from "../../../src/site/configuration-check/schema/nested-errors.ts";
import { parseConfiguration } from "../../../src/site/configuration-check/reading/parse-configuration.ts";
import { readConfigurations } from "../../../src/site/configuration-check/reading/read-configurations.ts";
import type { Schema, Verdict } from "../../../src/site/configuration-check/schema/schema.ts";
import { randomFrom } from "../../malformed/random.ts";
import { randomValue } from "./random-configuration.ts";

const { ValidationError, validate } = createRequire(import.meta.url)("schema-utils");
const { schema, devServer, plugins } = checkFacts();

/** What schema-utils, and so webpack, says of a value; nothing if it's right. */
function expectedMessage(source: string, own: Schema): string {
  const value: unknown = new Function("hidden", `return ${source}`)((one: unknown) => one);
  try {
    validate(own, value);
    return "";
  } catch (error) {
    return error instanceof Error ? messageOf(error) : String(error);
  }
}

const messageOf = ({ message }: { readonly message: string }) => message;

function verdict(source: string, own: Schema): Verdict {
  const parsed = parseConfiguration(source);
  if (parsed.language === undefined) throw new Error(parsed.message);
  const [reading] = readConfigurations(source, parsed.tree);
  const value = reading?.found[0]?.value;
  if (value === undefined) throw new Error(`${source} isn't read as an object.`);
  return checkValue(value, own);
}

function sources(name: string, own: Schema, hides: boolean): readonly string[] {
  const draw = { root: own, random: randomFrom(name.length), hides };
  return Array.from({ length: name === "webpack" ? 400 : 20 }, () => {
    const source = randomValue(draw);
    return source.startsWith("{") ? source : `{ junk: ${source} }`;
  });
}

const schemas = Object.entries({ webpack: schema, devServer, ...plugins }).filter(
  ([, { type }]) => type === "object",
);

describe("the check of a schema", () => {
  it.each(schemas)("says exactly what webpack says: %s", (name, own) => {
    for (const source of sources(name, own, false)) {
      const errors = nested(verdict(source, own).errors);
      const says = errors.length === 0 ? "" : messageOf(new ValidationError(errors, own));
      expect({ source, says }).toEqual({ source, says: expectedMessage(source, own) });
    }
  });

  it.each(schemas)("never blames what can't be known: %s", (name, own) => {
    const right = sources(name, own, true).filter((source) => expectedMessage(source, own) === "");
    for (const source of right)
      expect({ source, errors: verdict(source, own).errors }).toEqual({ source, errors: [] });
  });

  it("is sure about much of what can be known", () => {
    const wrong = sources("webpack", schema, true).filter(
      (source) => expectedMessage(source, schema) !== "",
    );
    const found = wrong.filter((source) => verdict(source, schema).errors.length > 0);
    expect(found.length).toBeGreaterThan(wrong.length / 2);
  });
});
