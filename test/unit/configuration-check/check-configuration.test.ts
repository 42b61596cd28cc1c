import { createRequire } from "node:module";
import { describe, expect, it } from "@jest/globals";
import { checkFacts } from "../../../loaders/reference/check-facts.ts";
import { checkConfiguration } from "../../../src/site/configuration-check/check-configuration.ts";
import { shownLine } from "../../../src/site/configuration-check/shown-line.ts";
import { configurationsIn, expectedProblems } from "./configurations.ts";
import { evaluated } from "./evaluated.ts";

const require = createRequire(import.meta.url);
const webpack: typeof import("webpack") = require("webpack");
const accepts: (value: unknown) => boolean = require("webpack/schemas/WebpackOptions.check.js");
const facts = checkFacts();

const check = (text: string, version = facts.version) =>
  checkConfiguration(text, facts, accepts, version);

/** Line, message, and nearest name of each problem. */
const problemsIn = (text: string) =>
  check(text).problems.map((problem) => {
    const { line } = shownLine(text, problem);
    const { message, suggestion } = problem;
    return suggestion === undefined ? `${line}: ${message}` : `${line}: ${message} → ${suggestion}`;
  });

/** What webpack itself does with a configuration: nothing, or throw. */
const validate = (value: unknown) => () => webpack.validate(value as never);

const valid = configurationsIn("valid.txt");
const mistakes = configurationsIn("mistakes.txt");

it("is tested with at least 40 valid configurations and 40 mistakes", () => {
  expect(valid.length).toBeGreaterThanOrEqual(40);
  expect(mistakes.length).toBeGreaterThanOrEqual(40);
});

describe("a valid configuration", () => {
  it.each(valid)("$name: has no problems, and webpack accepts it", async ({ text }) => {
    expect(problemsIn(text)).toEqual([]);
    for (const value of await evaluated(text)) expect(validate(value)).not.toThrow();
  });
});

/** webpack leaves these to their plugin and to its dev server. */
const isElsewhere = (text: string) => /✗ (?:devServer|\w+Plugin options)/.test(text);

describe("a mistake", () => {
  it.each(mistakes)("$name: is found in its line, and webpack rejects it", async ({ text }) => {
    const expected = expectedProblems(text);
    const found = problemsIn(text);
    expect(found).toHaveLength(expected.length);
    // Messages go on with what would be right.
    expect(found.map((one, index) => shortened(one, expected[index] ?? ""))).toEqual(expected);
    if (isElsewhere(text)) return;
    const rejected = (await evaluated(text)).filter((value) => !passes(value));
    expect(rejected).not.toEqual([]);
  });
});

function shortened(found: string, expected: string): string {
  const [message = "", ...names] = found.split(" → ");
  const [start = ""] = expected.split(" → ");
  return [message.startsWith(start) ? start : message, ...names].join(" → ");
}

function passes(value: unknown): boolean {
  try {
    validate(value)();
    return true;
  } catch {
    return false;
  }
}
