import { describe, expect, it } from "@jest/globals";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CodeBlock } from "../../../src/content-components/code-block.tsx";
import { CodeTabs } from "../../../src/content-components/code-tabs.tsx";

const block = (title?: string, lines = 1) =>
  createElement(CodeBlock, {
    key: title,
    html: Array(lines).fill("x").join("\n"),
    language: "js",
    title,
  });

const tabs = (...children: readonly ReactNode[]) =>
  renderToStaticMarkup(createElement(CodeTabs, null, ...children));

describe("fences in tabs", () => {
  it.each([
    ["one alone", [block("a.js")]],
    ["more than eight", Array.from("123456789", (name) => block(name))],
    ["text between them", [block("a.js"), createElement("p", { key: "p" }, "x"), block("b.js")]],
  ])("stay one below the other: %s", (_name, blocks) => {
    const html = tabs(...blocks);
    expect(html).not.toContain("<input");
    expect(html.match(/<figure|<p>/g)).toHaveLength(blocks.length);
  });
});

describe("a block of code", () => {
  it("is folded when it has more than 30 lines, and says how many", () => {
    expect(renderToStaticMarkup(block("a.js", 30))).not.toContain("long");
    const html = renderToStaticMarkup(block("a.js", 31));
    expect(html).toContain('<figure class="code source long">');
    expect(html).toContain("Show all 31 lines");
  });

  const shown = (language: string, title?: string) =>
    renderToStaticMarkup(createElement(CodeBlock, { html: "x", language, title }));

  it.each([
    ["bash", undefined],
    ["powershell", undefined],
    ["js", undefined],
    ["plain", undefined],
    ["text", ".gitignore"],
  ])("offers to copy what one types or writes: %s %s", (language, title) => {
    expect(shown(language, title)).toContain("data-copy");
  });

  it.each(["text", "output"])("has nothing to copy where a program printed it: %s", (language) => {
    expect(shown(language)).not.toContain("<button");
  });

  it("is no tab stop before its reader's browser knows whether it scrolls", () => {
    expect(shown("js")).not.toContain("tabindex");
  });
});
