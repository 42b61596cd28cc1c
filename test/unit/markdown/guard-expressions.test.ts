import { describe, expect, it } from "@jest/globals";
import { guardExpressions } from "../../../loaders/markdown/guard-expressions.ts";
import { attempt, attemptImport, settled } from "../../../src/content-components/guards.ts";
import { childrenOnly, reportedProblems } from "../../../src/content-components/problems.ts";
import { compile } from "../article.ts";

describe("an expression of a page", () => {
  const script = async (...lines: readonly string[]) => {
    const compiled = await compile(lines, { path: "/a.mdx", remarkPlugins: [guardExpressions] });
    return compiled.script;
  };

  it("is attempted, with its line and its text at hand", async () => {
    expect(await script("", "{siteTitle}")).toContain(
      '{_attempt(() => siteTitle, 2, "{siteTitle}", true)}',
    );
  });

  it("is attempted in a sentence", async () => {
    expect(await script("On {siteTitle}.")).toContain(
      '_attempt(() => siteTitle, 1, "{siteTitle}", true)',
    );
  });

  it("is attempted as the value of an attribute", async () => {
    expect(await script("<A b={c} d />")).toContain(
      '<A b={_attempt(() => c, 1, "b={c}", false)} d />',
    );
  });

  it("is attempted as the value of a constant", async () => {
    expect(await script("Text.", "", "export const a = b.c;")).toContain(
      'const a = _attempt(() => b.c, 3, "\\"a\\"", false)',
    );
  });

  it("leaves functions and comments as they are", async () => {
    const lines = ["export const a = () => b;", "", "{/* comment */}"];
    expect(await script(...lines)).not.toContain("_attempt");
  });

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
});

describe("an attempt", () => {
  const fail = (): never => {
    throw new ReferenceError("a is not defined");
  };

  it("gives the value", () => {
    expect(attempt(() => 1 + 1, 1, "{1 + 1}", true)).toBe(2);
  });

  it("gives the text of what fails, and notes why", () => {
    expect(attempt(fail, 3, "{a}", true)).toBe("{a}");
    expect(reportedProblems().at(-1)).toEqual({
      line: 3,
      message:
        "{a} can't be evaluated: a is not defined. To show the braces themselves, write \\{ and \\}.",
    });
  });

  it("gives the text of what React cannot show", () => {
    expect(attempt(() => ({ b: 1 }), 4, "{{ b: 1 }}", true)).toBe("{{ b: 1 }}");
    expect(reportedProblems().at(-1)?.message).toMatch("{{ b: 1 }} is an object");
    expect(attempt(() => [{ b: 1 }], 4, "{list}", true)).toBe("{list}");
  });

  it("leaves an attribute out whose value fails", () => {
    expect(attempt(fail, 5, "b={a}", false)).toBeUndefined();
    expect(reportedProblems().at(-1)?.message).toBe("b={a} can't be evaluated: a is not defined.");
  });

  it("lets an attribute have an object for its value", () => {
    expect(attempt(() => ({ b: 1 }), 6, "b={c}", false)).toEqual({ b: 1 });
  });

  it("waits for a promise, and notes what it is rejected for", async () => {
    void attempt(() => Promise.reject(new Error("no answer")), 7, '"answer"', false);
    await settled();
    expect(reportedProblems().at(-1)).toEqual({
      line: 7,
      message: '"answer" can\'t be evaluated: no answer.',
    });
  });
});

describe("an import of a page", () => {
  const imported = (load: () => unknown, ...names: readonly string[]) =>
    attemptImport(load, 3, "./a.js", names, "there is no such file.");
  const esModule = (exports: object) => Object.defineProperty(exports, "__esModule", {});
  const lastMessage = () => reportedProblems().at(-1)?.message;

  it("gives what a module exports, or all of it", () => {
    const module = esModule({ default: 1, a: 2 });
    const { default: one, a, "*": all } = imported(() => module, "default", "a", "*");
    expect([one, a, all]).toEqual([1, 2, module]);
  });

  it.each([
    ["an address", "/assets/a.png"],
    ["data", { a: 1 }],
    ["a list", [1]],
  ])("gives %s as the default", (_what, value) => {
    expect(imported(() => value, "default")).toEqual({ default: value });
  });

  it("gives a component that shows its children for a name that is missing, and notes it", () => {
    expect(imported(() => esModule({ b: 2 }), "a")).toEqual({ a: childrenOnly });
    expect(lastMessage()).toBe('"./a.js" does not export "a". It exports b.');
  });

  it.each([
    ["Cannot find module './a.js'", 'import "./a.js": there is no such file.'],
    ["Cannot find module './b.js'", "import \"./a.js\" fails: Cannot find module './b.js'"],
    ["Module parse failed: Bad (1:2)\nand so on", 'import "./a.js" fails: Bad (1:2)'],
  ])("is noted where it fails: %j", (reason, message) => {
    const names = imported(() => {
      throw new Error(reason);
    }, "default");
    expect(names).toEqual({ default: childrenOnly });
    expect(reportedProblems().at(-1)).toEqual({ line: 3, message });
  });

  it("is noted where it has to be waited for", () => {
    imported(async () => 1, "default");
    expect(lastMessage()).toContain("a page can't wait");
  });
});
