import { describe, expect, it } from "@jest/globals";
import { code } from "../../../loaders/code/code.ts";
import { compile } from "../article.ts";

async function problems(lines: readonly string[], strict = true) {
  const { facts } = await compile(lines, {
    path: "/a.mdx",
    remarkPlugins: [[code, { root: "/", strict }]],
  });
  return facts.problems.map(({ line, message }) => `${line}: ${message}`);
}

const like = 'Expected title="file.js", {1,3-5}, lineNumbers or packages.';

describe("the line that opens a fence", () => {
  it.each([
    ['js titel="x"', `1: a fence can't say titel="x". Did you mean "title"? ${like}`],
    ["js title=a b.js", `1: a fence can't say b.js. ${like}`],
    ['js title="x', `1: a fence can't say title="x. ${like}`],
    ["js title=“x”", `1: a fence can't say title=“x”. ${like}`],
    ["js {1-}", `1: {1-} is not a list of lines. ${like}`],
    ["js {2-1}", `1: {2-1} is not a list of lines. ${like}`],
    ["js {1,99}", "1: can't highlight line 99: the code has 2 lines."],
    ["js{99}", "1: can't highlight line 99: the code has 2 lines."],
    [
      "javscript",
      '1: language "javscript" is unknown. Did you mean "javascript"? For plain text, write "plain".',
    ],
  ])("is reported where nobody understands it: %s", async (first, problem) => {
    expect(await problems([`\`\`\`${first}`, "1", "2", "```"])).toEqual([problem]);
  });

  it.each([
    "",
    "text",
    'js title="a b.js" {1,2} lineNumbers',
    "js {1 - 2} showLineNumbers",
    "js{1}",
    'diff lang=js title="a.js"',
    'diff title="Dockerfile.dev"',
  ])("may say %j", async (first) => {
    expect(await problems([`\`\`\`${first}`, "1", "2", "```"])).toEqual([]);
  });

  it("may say more in a page of another site", async () => {
    expect(await problems(["```js live twoslash", "1", "```"], false)).toEqual([]);
  });
});

describe("a fence without an end", () => {
  it.each([[["Text", "", "```js", "1"]], [["Text", "", "```js", "1", "~~~", "", "Text"]]])(
    "is reported where it starts: %j",
    async (lines) => {
      expect(await problems(lines)).toEqual([
        "3: the code that starts here has no end. Close it with ```.",
      ]);
    },
  );

  it.each([[["- a", "", "  ```js", "  1", "  ```"]], [["> ~~~js", "> 1", "> ~~~"]]])(
    "is none inside of something else: %j",
    async (lines) => expect(await problems(lines)).toEqual([]),
  );
});
