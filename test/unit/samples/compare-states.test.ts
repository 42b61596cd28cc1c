import { describe, expect, it } from "@jest/globals";
import { comparedResults, problemsOfVariants } from "../../../loaders/samples/compare-states.ts";
import type { RanState } from "../../../loaders/samples/recorded.ts";
import type { EmittedFile, SampleResult } from "../../../src/site/code/sample-results.ts";

const ids = ["shop 1", "shop 2"];

/** Two states, each with one result. */
const states = (element: string, ...results: readonly SampleResult[]): readonly RanState[] =>
  results.map((result, index) => ({
    state: {
      ...{ id: ids[index] ?? "", name: "shop", files: {}, mode: "production", wanted: [], line: 7 },
      variants: { element, ids },
    },
    run: { errors: [], warnings: [], results: [result], missing: [] },
  }));

const text = (text: string): SampleResult => ({ kind: "text", text, language: "js" });

const emitted = (...files: readonly (readonly [string, number])[]): SampleResult => ({
  kind: "emitted",
  files: files.map(([path, size]): EmittedFile => ({
    ...{ path, size, compressed: 1, sources: [], isOnDemand: false },
  })),
});

const compared = (...results: readonly SampleResult[]) =>
  ids.map((id) => comparedResults(states("Compare", ...results))[id]?.[0]);

describe("two states", () => {
  it("have marks on the lines that the other one doesn't have", () => {
    expect(compared(text("a\nb\nc"), text("a\nx\ny\nc\nd"))).toEqual([
      { ...text("a\nb\nc"), marked: [[2, 2]] },
      {
        ...text("a\nx\ny\nc\nd"),
        marked: [
          [2, 3],
          [5, 5],
        ],
      },
    ]);
  });

  it("have no marks where all lines differ", () =>
    expect(compared(text("a\nb"), text("x"))).toEqual([text("a\nb"), text("x")]));

  it("say which files differ in their sizes, whatever their hashes, and which are alone", () => {
    const [before, after] = compared(
      emitted(["main.0a1b2c3d.js", 10], ["same.js", 1]),
      emitted(["main.4e5f6a7b.js", 7], ["same.js", 1], ["more.js", 1]),
    ).map((result) =>
      result?.kind === "emitted" ? result.files.map(({ difference }) => difference) : undefined,
    );
    expect(before).toEqual([{ isAlone: false }, undefined]);
    expect(after).toEqual([{ isAlone: false, growth: -3 }, undefined, { isAlone: true }]);
  });
});

describe("variants", () => {
  it("have no marks, because others are out of sight", () => {
    const all = comparedResults(states("Variants", text("a\nb"), text("a")));
    expect(Object.values(all)).toEqual([[text("a\nb")], [text("a")]]);
  });

  it.each(["Variants", "Compare"])("that show the same are a mistake of %s", (element) => {
    expect(problemsOfVariants(states(element, text("a"), text("b")))).toEqual([]);
    expect(problemsOfVariants(states(element, text("a"), text("a")))).toEqual([
      {
        line: 7,
        message: `<${element}> shows the same for all values: show another result, or change another option.`,
      },
    ]);
  });
});
