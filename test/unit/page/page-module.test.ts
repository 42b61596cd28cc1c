import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { pageMark, withPage } from "../../../loaders/page/page-module.ts";

const pageOf = (html: string) => ({
  html,
  anchors: [{ title: "`$&` and ${x}", id: "x", level: 2 }],
  frontmatter: { title: `_PAGE "quoted"` },
  islands: [],
});

describe("a page in its script", () => {
  it.each([
    ["a template", "<code>`${name}`</code>"],
    ["backslashes", String.raw`C:\new \\ \${x} \u0041`],
    ["line breaks", "a\nb\r\nc\u2028d"],
    ["patterns of String.replace", "$& $1 $$ $` $'"],
    ["the mark itself", pageMark],
    ["other scripts", "你好, é, 🎉"],
  ])("is what was rendered: %s", (_name, html) => {
    const page = pageOf(html);
    const code = `path = "guides/${pageMark}"; result = Object.freeze(${pageMark})`;
    const script = withPage(code, JSON.stringify(page));
    expect(JSON.stringify(runInNewContext(script, { path: "", result: undefined }))).toBe(
      JSON.stringify(page),
    );
  });
});
