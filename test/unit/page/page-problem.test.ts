import { describe, expect, it } from "@jest/globals";
import { problemOf } from "../../../loaders/page/page-problem.ts";
import { reasonOf } from "../../../src/content-components/reason-of.ts";

const sample = ["````mdx", "```js", "<Pages /> {wrong}", "```", "````"];
const page = ["---", "title: A", "---", "", "<Pages />", "{wrong}", '<Pages under="/a/" />'];
const source = [...page.slice(0, 3), ...sample, ...page.slice(3)];

const problem = (error: unknown) => problemOf(error, source.join("\n"));

const thrown = (message: string, ...stack: readonly string[]) =>
  Object.assign(new Error(message), { stack: [message, ...stack].join("\n") });

describe("what compiling or rendering a page throws", () => {
  it.each([
    ["a.mdx:12:3: No layout", 12, "No layout"],
    ["a.mdx:12:3-12:9: No layout", 12, "No layout"],
    ["a.mdx:Error: it is too deep", 1, "it is too deep"],
    [
      "Execution of module code from module graph (./a.mdx) failed:\nModule build failed (from ./x.cjs):\nError: a.mdx:3:1: Not this",
      3,
      "Not this",
    ],
  ])("names its line: %j", (message, line, text) =>
    expect(problem(new Error(message))).toEqual({ line, message: text }),
  );

  it("is looked for by the variable that it names", () => {
    expect(problem(new ReferenceError("wrong is not defined")).line).toBe(11);
    const inComponent = ["    at Pages (a.js:1:1)", "    at _createMdxContent (b.js:1:1)"];
    expect(problem(thrown("wrong is not defined", ...inComponent.toReversed())).line).toBe(11);
    expect(problem(thrown("wrong is not defined", ...inComponent)).line).toBe(10);
  });

  it("is looked for by the component that threw, where most agrees", () => {
    const stack = ["    at find (a.js:1:1)", "    at Pages (pages.tsx:1:1)"];
    expect(problem(thrown("nothing there", ...stack))).toEqual({
      line: 10,
      message: "<Pages> (src/content-components/pages.tsx): nothing there",
    });
    expect(problem(thrown('<Pages under="/a/" /> is empty', ...stack)).line).toBe(12);
  });

  it("is a problem of the page's first line where nothing is known", () => {
    expect(problem("no error")).toEqual({ line: 1, message: "no error" });
  });
});

describe("a reason", () => {
  it("is the first sentence of an error, without what webpack put around it", () => {
    const message = "Module build failed (from ./x.js):\nSyntaxError: Unexpected token\n    at x";
    expect(reasonOf(new Error(message))).toBe("Unexpected token");
  });
});
