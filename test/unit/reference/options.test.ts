import { describe, expect, it } from "@jest/globals";
import webpack from "webpack";
import { optionAt, optionPaths, options } from "../../../loaders/reference/facts.ts";
import { optionsOf } from "../../../loaders/reference/options.ts";

const schema = {
  definitions: {
    Rule: {
      type: "object",
      required: ["test"],
      properties: {
        test: { description: "What it applies to.", instanceof: "RegExp", added: "5.110.0" },
        oneOf: { type: "array", items: { $ref: "#/definitions/Rule" } },
      },
    },
  },
  properties: {
    rules: { type: "array", items: { $ref: "#/definitions/Rule" } },
    defaultRules: { type: "array", items: { $ref: "#/definitions/Rule" } },
    parsers: { type: "object", additionalProperties: { properties: { url: { type: "boolean" } } } },
    kind: { oneOf: [{ enum: ["a"], experimental: true }] },
  },
};

describe("the options of a schema", () => {
  const found = optionsOf(schema, "module.");
  const at = (path: string) => found.find(({ paths }) => paths.includes(path));

  it("are one if they're declared once, for all places where they can be set", () => {
    expect(found.map(({ paths }) => paths)).toEqual([
      ["module.rules"],
      ["module.rules[].test", "module.defaultRules[].test"],
      ["module.rules[].oneOf", "module.defaultRules[].oneOf"],
      ["module.defaultRules"],
      ["module.parsers"],
      ["module.parsers.*.url"],
      ["module.kind"],
    ]);
  });

  it("have what the schema says of them", () => {
    expect(at("module.rules[].test")).toMatchObject({
      type: "RegExp",
      description: "What it applies to.",
      isRequired: true,
      added: "5.110.0",
      isGroup: false,
    });
    expect(at("module.kind")).toMatchObject({ type: '"a"', isExperimental: true });
    expect(at("module.parsers")).toMatchObject({ isGroup: true, isRequired: false });
  });
});

describe("the options of the installed webpack", () => {
  it("include all that its command line has a flag for", () => {
    const paths = new Set(optionPaths());
    const flagged = Object.values(webpack.cli.getArguments()).flatMap(({ configs }) =>
      configs.map(({ path }) => path.replace(/\[\]$/, "")),
    );
    expect(flagged.length).toBeGreaterThan(1000);
    // Options that contain themselves: deeper ones are the same again.
    const isDeeper = (path: string) => /^stats\.children\b|\.not\.glob$/.test(path);
    expect(flagged.filter((path) => !paths.has(path) && !isDeeper(path))).toEqual([]);
  });

  it("are each found at one path", () => {
    const all = options().flatMap(({ paths }) => paths);
    expect(new Set(all).size).toBe(all.length);
  });

  it("know their flags", () => {
    expect(optionAt("output.filename")?.flags).toEqual(["--output-filename"]);
    expect(optionAt("watchOptions.ignored")?.flags).toEqual(["--watch-options-ignored"]);
    expect(optionAt("module.parser.javascript/esm.url")?.path).toBe("module.parser.javascript.url");
  });
});
