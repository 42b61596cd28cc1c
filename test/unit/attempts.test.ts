import { describe, expect, it } from "@jest/globals";
import { attempts } from "../../loaders/attempts.ts";
import { attempt, reportedProblems } from "../../src/content-components/problems.ts";
import { compile } from "./article.ts";

describe("an expression of a page written for another site", () => {
  const script = async (...lines: readonly string[]) => {
    const compiled = await compile(lines, { path: "/a.mdx", remarkPlugins: [attempts] });
    return compiled.script;
  };

  it("is attempted, with its line and its text at hand", async () => {
    expect(await script("", "{siteTitle}")).toContain(
      '{_attempt(() => siteTitle, 2, "{siteTitle}")}',
    );
  });

  it("is attempted in a sentence", async () => {
    expect(await script("On {siteTitle}.")).toContain(
      '_attempt(() => siteTitle, 1, "{siteTitle}")',
    );
  });

  it("is attempted as the value of an attribute", async () => {
    expect(await script("<A b={c} d />")).toContain("<A b={_attempt(() => c, 1)} d />");
  });

  it("leaves statements, empty braces and comments as they are", async () => {
    const text = await script("export const a = b;", "", "{/* comment */}", "", "{}");
    expect(text).toContain("export const a = b;");
    expect(text).not.toContain("_attempt(");
  });
});

describe("an attempt", () => {
  const fail = (): never => {
    throw new Error("a is not defined");
  };

  it("gives the value", () => {
    expect(attempt(() => 1 + 1, 1, "{1 + 1}")).toBe(2);
  });

  it("gives the text of what fails, and notes why", () => {
    expect(attempt(fail, 3, "{a}")).toBe("{a}");
    expect(reportedProblems().at(-1)).toEqual({
      line: 3,
      message: "{a} does not work here and is shown as text: a is not defined",
    });
  });

  it("gives the text of what React cannot show", () => {
    expect(attempt(() => ({ b: 1 }), 4, "{{ b: 1 }}")).toBe("{{ b: 1 }}");
    expect(reportedProblems().at(-1)?.message).toMatch("an object cannot be shown");
  });

  it("leaves an attribute out whose value fails", () => {
    expect(attempt(fail, 5)).toBeUndefined();
    expect(reportedProblems().at(-1)?.message).toMatch("is left out: a is not defined");
  });

  it("lets an attribute have an object for its value", () => {
    expect(attempt(() => ({ b: 1 }), 6)).toEqual({ b: 1 });
  });
});
