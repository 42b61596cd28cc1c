import { describe, expect, it } from "@jest/globals";
import { toHtml } from "hast-util-to-html";
import { withoutFrame } from "../../../loaders/readme/clean-readme.ts";
import { readReadme } from "../../../loaders/readme/read-readme.ts";
import { addHeadingIds, levelHeadings } from "../../../loaders/readme/readme-headings.ts";

/** What a README of `a-loader` becomes, without line breaks. */
function cleaned(...lines: readonly string[]): string {
  const tree = withoutFrame(readReadme(lines.join("\n")), "a-loader");
  levelHeadings(tree);
  return toHtml(tree).replaceAll("\n", "");
}

describe("the README of a package", () => {
  it.each([
    ["its title", "# a-loader"],
    ["its title in HTML", '<h1 align="center">A Loader</h1>'],
    ["a second title", "# The loader\n\n<h3>a-loader</h3>"],
    ["logos", '<div align="center"><img src="https://a.example/logo.svg"><br></div>'],
    ["badges", "[![npm][npm]](https://a.example)\n\n[npm]: https://a.example/npm.svg"],
    ["a badge with a label", "Chat: ![chat](https://a.example/chat.svg)"],
    ["a table of contents", "- [Use](#use)\n  - [More](#more)\n- [Options](#options)"],
    ["comments", "<!-- prettier-ignore -->"],
  ])("loses %s", (_what, markdown) => {
    expect(cleaned(markdown, "", "Text", "", "## Use")).toBe("<p>Text</p><h2>Use</h2>");
  });

  it.each(["Contributing", "Contributors", "License", "LICENCE:", "Sponsors", "Table of Contents"])(
    'loses the section "%s", with those below it',
    (title) => {
      const lines = [`## ${title}`, "Text", "### Below", "Text", "## Use"];
      expect(cleaned(...lines)).toBe("<h2>Use</h2>");
    },
  );

  it("keeps pictures and lists of links in its sections", () => {
    const lines = ["## Use", "![x](https://a.example/x.png)", "", "- [`a`](#a)"];
    expect(cleaned(...lines)).toBe(
      '<h2>Use</h2><p><img src="https://a.example/x.png" alt="x"></p><ul><li><a href="#a"><code>a</code></a></li></ul>',
    );
  });

  it("has headings from level 2 on, and skips no level", () => {
    const lines = ["# Title", "# Use", "#### Deep", "## Higher", "# Options"];
    expect(cleaned(...lines)).toBe("<h2>Use</h2><h3>Deep</h3><h3>Higher</h3><h2>Options</h2>");
  });
});

describe("HTML in a README", () => {
  it.each([
    ["runs nothing", "<script>a()</script><p onclick='a()'>b</p>", "<p>b</p>"],
    [
      "has no look of its own",
      '<style>p {}</style><p style="color: red" align="center">b</p>',
      "<p>b</p>",
    ],
    ["leads to no script", "[b](javascript:a)", "<p><a>b</a></p>"],
    ["embeds nothing", "<iframe src='https://a.example'></iframe>b", "b"],
    [
      "may be no element",
      "Write <your-name> or <Name>.",
      "<p>Write &#x3C;your-name> or &#x3C;Name>.</p>",
    ],
    ["may be broken", "<b>a\n\n## Use", "<p><b>a</b></p><h2>Use</h2>"],
    ["has no names for scripts", '<a name="main" id="root">b</a>', "<p><a>b</a></p>"],
    [
      "may be folded",
      "<details><summary>a</summary>\n\nb\n\n</details>",
      "<details><summary>a</summary><p>b</p></details>",
    ],
  ])("%s", (_fact, markdown, html) => expect(cleaned(markdown)).toBe(html));
});

describe("a heading of a README", () => {
  it("has the id that it has on GitHub, if that is free and starts with a letter", () => {
    const tree = readReadme("## Use\n## `a.b`\n## Use\n## 1. First\n<h2>Main</h2>\n");
    expect([...addHeadingIds(tree, ["main"])]).toEqual([
      ["use", "use"],
      ["ab", "ab"],
      ["use-1", "use-1"],
      ["1-first", "section-1-first"],
      ["main", "main-1"],
    ]);
  });
});
