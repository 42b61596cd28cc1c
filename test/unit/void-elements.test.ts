import { describe, expect, it } from "@jest/globals";
import type { Processor } from "unified";
import { voidElementsFromMarkdown } from "../../loaders/void-elements.ts";
import { htmlOf } from "./article.ts";

function withVoidElements(this: Processor) {
  (this.data().fromMarkdownExtensions ??= []).push(voidElementsFromMarkdown());
}

const html = (...lines: readonly string[]) => htmlOf(lines, { remarkPlugins: [withVoidElements] });

describe("an element that HTML never closes", () => {
  it.each([
    ["in a sentence", "a<br>b", "<p>a<br/>b</p>"],
    ["on a line of its own", "<hr>", "<hr/>"],
    ["with attributes", '<img alt="A" width="1">', '<img alt="A" width="1"/>'],
    ["closed by a slash", "a<br />b", "<p>a<br/>b</p>"],
  ])("may stand without a slash: %s", async (_where, line, expected) => {
    expect(await html(line)).toBe(expected);
  });

  it("lets what comes after it be what it would be", async () => {
    expect(await html("<div>a<br>b</div>")).toBe("<div>a<br/>b</div>");
  });

  it("is no other: what has content must be closed", async () => {
    await expect(html("a <b>b")).rejects.toThrow("Expected a closing tag for `<b>`");
  });
});
