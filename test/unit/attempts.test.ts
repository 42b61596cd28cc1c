import { describe, expect, it } from "@jest/globals";
import { attempts } from "../../loaders/attempts.ts";
import { attempt, reportedProblems } from "../../src/content-components/problems.ts";
import { compile } from "./article.ts";

describe("an expression of a page", () => {
  const script = async (...lines: readonly string[]) => {
    const compiled = await compile(lines, { path: "/a.mdx", remarkPlugins: [attempts] });
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

  it("leaves functions, comments and what a page waits for as they are", async () => {
    const lines = ["export const a = () => b;", "export const c = await d;", "", "{/* comment */}"];
    expect(await script(...lines)).not.toContain("_attempt");
  });

  it("is neither empty nor something to wait for", async () => {
    const { facts } = await compile(["An {}.", "", "{await a}"], {
      path: "/a.mdx",
      remarkPlugins: [attempts],
    });
    expect(facts.problems).toMatchObject([
      { line: 1, message: "{} shows nothing. To show braces, write \\{}." },
      { line: 3, message: expect.stringContaining("{await a} can't wait.") },
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
});
