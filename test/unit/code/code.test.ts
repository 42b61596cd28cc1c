import { createElement } from "react";
import { describe, expect, it } from "@jest/globals";
import { code, codeBlockName, packageTabsName } from "../../../loaders/code/code.ts";
import { compile, htmlOf } from "../article.ts";

/** Shows what a fence hands to its component. */
const CodeBlock = ({ html, ...rest }: { html: string }) =>
  createElement("pre", { ...rest, dangerouslySetInnerHTML: { __html: html } });

const html = (...lines: readonly string[]) =>
  htmlOf(
    lines,
    { remarkPlugins: [[code, { strict: true }]] },
    { [codeBlockName]: CodeBlock, [packageTabsName]: "section" },
  );

const fence = ["```text", "x", "```"];

describe("a fence", () => {
  it("is a finished block", async () => {
    expect(await html("```js", "1;", "```")).toBe(
      '<pre language="js"><span class="c">1</span>;</pre>',
    );
  });

  it("may have line numbers", async () => {
    expect(await html("```text lineNumbers", "x", "```")).toBe(
      '<pre language="text" numbered=""><span class="line">x</span></pre>',
    );
  });

  it("keeps the title that it gives itself", async () => {
    expect(await html('```text title="https://a.b//c"', "x", "```")).toBe(
      '<pre language="text" title="https://a.b//c">x</pre>',
    );
  });
});

describe("a fence with commands for npm", () => {
  it("becomes a block for each package manager where its writer asks for that", async () => {
    expect(await html("```text packages", "npm install webpack", "```")).toBe(
      [
        '<section><pre language="text" title="npm">npm install webpack</pre>',
        '<pre language="text" title="yarn">yarn add webpack</pre>',
        '<pre language="text" title="pnpm">pnpm add webpack</pre>',
        '<pre language="text" title="bun">bun add webpack</pre></section>',
      ].join(""),
    );
    expect(await html("```text", "npm install webpack", "```")).toBe(
      '<pre language="text">npm install webpack</pre>',
    );
  });

  it("is a problem where the other managers have no such command", async () => {
    const { facts } = await compile(["", "```bash packages", "node --version", "```"], {
      path: "/a.mdx",
      remarkPlugins: [[code, { strict: true }]],
    });
    expect(facts.problems).toEqual([
      { line: 2, message: expect.stringMatching(/^"packages" stands at a fence without/) },
    ]);
  });
});

describe("a line with a file name above a fence", () => {
  it.each([
    ["**webpack.config.js**", "webpack.config.js"],
    ["__src/index.js__", "src/index.js"],
    ["**`a.css`**", "a.css"],
    ["[package.json]", "package.json"],
    ["**./src/../a.js**", "a.js"],
    ["**project**", "project"],
  ])("becomes its title: %s", async (line, title) => {
    expect(await html(line, "", ...fence)).toBe(`<pre language="text" title="${title}">x</pre>`);
  });

  it.each(["**Not a name**", "**word**", "`a.js`", "**a.js** and text", "*a.js*", "[x] y"])(
    "stays a line where it is none: %s",
    async (line) => {
      const text = await html(line, "", ...fence);
      expect(text).toMatch(/^<p>.*<\/p>\n<pre language="text">x<\/pre>$/);
    },
  );

  it("stays where the fence has another title", async () => {
    expect(await html("**a.js**", "", "```text title=b.js", "x", "```")).toBe(
      '<p><strong>a.js</strong></p>\n<pre language="text" title="b.js">x</pre>',
    );
  });

  it("names each of two fences", async () => {
    expect(await html("**a.js**", "", ...fence, "", "**b.js**", "", ...fence)).toBe(
      '<pre language="text" title="a.js">x</pre>\n<pre language="text" title="b.js">x</pre>',
    );
  });
});
