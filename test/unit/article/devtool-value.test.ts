import { createRequire } from "node:module";
import { describe, expect, it } from "@jest/globals";
import { devtoolValue, type DevtoolChoice } from "../../../src/islands/devtool-value.ts";

// An import would read everything that webpack exports, old names included, which warn.
const webpack: typeof import("webpack") = createRequire(import.meta.url)("webpack");

const choices = (["file", "inline", "hidden"] as const).flatMap((place) =>
  (["lines and columns", "original lines", "transformed lines"] as const).flatMap((detail) =>
    [true, false].flatMap((useEval) =>
      [true, false].map((sources): DevtoolChoice => ({ place, detail, eval: useEval, sources })),
    ),
  ),
);

const start: DevtoolChoice = {
  place: "file",
  detail: "lines and columns",
  eval: false,
  sources: true,
};

describe("the value of devtool", () => {
  it.each(choices)("is one that webpack takes: %j", (choice) => {
    const devtool = devtoolValue(choice);
    expect(() => webpack.validate({ devtool })).not.toThrow();
  });

  it.each([
    [{}, "source-map"],
    [{ place: "inline" }, "inline-source-map"],
    [{ place: "hidden", sources: false }, "hidden-nosources-source-map"],
    [{ detail: "original lines" }, "cheap-module-source-map"],
    [{ detail: "transformed lines" }, "cheap-source-map"],
    [{ eval: true, place: "hidden" }, "eval-source-map"],
  ] as const)("for %j is %s", (choice, value) =>
    expect(devtoolValue({ ...start, ...choice })).toBe(value),
  );
});
