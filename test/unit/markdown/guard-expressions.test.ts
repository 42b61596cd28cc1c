import { describe, expect, it } from "@jest/globals";
import { guardExpressions } from "../../../loaders/markdown/guard-expressions.ts";
import { attempt, attemptImport, settled } from "../../../src/content-components/guards.ts";
import { childrenOnly, reportedProblems } from "../../../src/content-components/problems.ts";
import { compile } from "../article.ts";

const lastProblem = () => reportedProblems().at(-1);

describe("an expression of a page", () => {
  it("is neither empty nor something to wait for", async () => {
    const { facts } = await compile(["An {}.", "", "{await a}", "", "export const b = await c;"], {
      path: "/a.mdx",
      remarkPlugins: [guardExpressions],
    });
    expect(facts.problems).toMatchObject([
      { line: 1, message: "{} shows nothing. To show braces, write \\{}." },
      { line: 3, message: expect.stringContaining("{await a} can't wait:") },
      { line: 5, message: expect.stringContaining('"b" can\'t wait:') },
    ]);
  });

  it.each([
    ["what React cannot show", () => ({ b: 1 }), "{{ b: 1 }}"],
    ["a list of such", () => [{ b: 1 }], "{list}"],
  ])("is shown as text where it gives %s", (_what, evaluate, source) => {
    expect(attempt(evaluate, 4, source, true)).toBe(source);
    expect(lastProblem()?.message).toMatch(`${source} is an object`);
  });

  it("leaves an attribute out where it fails, and may give it an object", () => {
    const fail = (): never => {
      throw new ReferenceError("a is not defined");
    };
    expect(attempt(fail, 5, "b={a}", false)).toBeUndefined();
    expect(lastProblem()?.message).toBe("b={a} can't be evaluated: a is not defined.");
    expect(attempt(() => ({ b: 1 }), 6, "b={c}", false)).toEqual({ b: 1 });
  });

  it("is waited for where it is a promise, and what that is rejected for is noted", async () => {
    void attempt(() => Promise.reject(new Error("no answer")), 7, '"answer"', false);
    await settled();
    expect(lastProblem()).toEqual({
      line: 7,
      message: '"answer" can\'t be evaluated: no answer.',
    });
  });
});

describe("an import of a page", () => {
  const imported = (load: () => unknown, ...names: readonly string[]) =>
    attemptImport(load, 3, "./a.js", names, "there is no such file.");
  const esModule = (exports: object) => Object.defineProperty(exports, "__esModule", {});

  it("gives what a module exports, or all of it", () => {
    const module = esModule({ default: 1, a: 2 });
    expect(imported(() => module, "default", "a", "*")).toEqual([1, 2, module]);
  });

  it.each([
    ["an address", "/assets/a.png"],
    ["a list", [1]],
  ])("gives %s as the default", (_what, value) => {
    expect(imported(() => value, "default")).toEqual([value]);
  });

  it("gives a component that shows its children for a name that is missing, and notes it", () => {
    expect(imported(() => esModule({ b: 2 }), "a")).toEqual([childrenOnly]);
    expect(lastProblem()?.message).toBe('"./a.js" does not export "a". It exports b.');
  });

  it("is noted where a module of the module is missing, or it has to be waited for", () => {
    imported(() => {
      throw new Error("Cannot find module './b.js'");
    });
    const message = "import \"./a.js\" fails: Cannot find module './b.js'";
    expect(lastProblem()).toEqual({ line: 3, message });
    imported(async () => 1, "default");
    expect(lastProblem()?.message).toContain("a page can't wait");
  });
});
