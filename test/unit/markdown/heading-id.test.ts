import { describe, expect, it } from "@jest/globals";
import { headingId } from "../../../loaders/markdown/heading-id.ts";
import { htmlOf } from "../article.ts";

const html = (line: string) => htmlOf([line], { remarkPlugins: [headingId] });

describe("a heading's own id", () => {
  it.each([
    ["## Title {#own-id}", '<h2 id="own-id">Title</h2>'],
    ["# `code` {#a.b}", '<h1 id="a.b"><code>code</code></h1>'],
    ["### Title {#größe} ###", '<h3 id="größe">Title</h3>'],
  ])("is taken from its end: %s", async (line, expected) =>
    expect(await html(line)).toBe(expected),
  );

  it.each([
    ["Text {#x}", "<p>Text {#x}</p>"],
    ["## {#x} Title", "<h2>{#x} Title</h2>"],
    ["## `{#x}`", "<h2><code>{#x}</code></h2>"],
  ])("is text elsewhere: %s", async (line, expected) => expect(await html(line)).toBe(expected));

  it("leaves expressions alone", async () => {
    expect(await html("## {1 + 1}")).toBe("<h2>2</h2>");
  });

  it("may not have a space in it", async () => {
    await expect(html("## Title {#a b}")).rejects.toThrow("Could not parse expression");
  });
});
