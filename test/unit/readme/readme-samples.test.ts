import { describe, expect, it } from "@jest/globals";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { readReadme } from "../../../loaders/readme/read-readme.ts";
import { withSamples } from "../../../loaders/readme/readme-samples.ts";

/** What is left of a README: each sample as its language, options, file name, and code. */
const shown = (...lines: readonly string[]) =>
  withSamples(readReadme(lines.join("\n")).children, ({ lang, meta, value }, title) => ({
    ...sample,
    name: [lang, meta, title, value].filter(Boolean).join(" | "),
  }))
    .map((node) => (node.type === "mdxJsxFlowElement" ? node.name : toString(node).trim()))
    .filter((text) => text !== "");

const sample: MdxJsxFlowElement = {
  type: "mdxJsxFlowElement",
  name: "",
  attributes: [],
  children: [],
};

const fence = (code: string, language = "console") => `\`\`\`${language}\n${code}\n\`\`\`\n`;

describe("a sample in a README", () => {
  it("has the file name that stands above it", () => {
    expect(shown("**webpack.config.js**\n", fence("x", "js"))).toEqual([
      "js | webpack.config.js | x",
    ]);
    expect(shown("**Note**\n", fence("x", "js"))).toEqual(["Note", "js | x"]);
  });

  it("may be in a list, a quote, or HTML", () => {
    expect(shown("<pre><code>a &lt; b</code></pre>")).toEqual(["a < b"]);
    expect(shown(`- a\n\n  ${fence("b", "js").replaceAll("\n", "\n  ")}`)).toEqual(["a"]);
  });
});

describe("commands that install a package", () => {
  const npm = "npm install --save-dev a-loader";

  it.each([
    [
      "npm first",
      [fence(npm), "or\n", fence("yarn add -D a-loader"), "or\n", fence("pnpm add -D a-loader")],
    ],
    ["npm last", [fence("yarn add a-loader --dev"), "or\n", fence(npm)]],
    ["nothing between", [fence(`  ${npm}`), fence("yarn add --dev a-loader")]],
  ])("become one for all package managers: %s", (_order, lines) =>
    expect(shown(...lines, "Then")).toEqual([`console | packages | ${npm}`, "Then"]),
  );

  it("stay as they are if there is one", () => {
    expect(shown(fence(npm), "or", fence("npx a"))).toEqual([
      `console | ${npm}`,
      "or",
      "console | npx a",
    ]);
  });
});
