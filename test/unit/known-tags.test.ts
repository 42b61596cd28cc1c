import rehypeRaw from "rehype-raw";
import { describe, expect, it } from "@jest/globals";
import { knownTags } from "../../loaders/known-tags.ts";
import { htmlOf } from "./article.ts";

const html = (...lines: readonly string[]) =>
  htmlOf(lines, { format: "md", rehypePlugins: [rehypeRaw, knownTags] });

describe("what looks like a tag in plain Markdown", () => {
  it("stays where HTML may have such a tag", async () => {
    expect(await html("A <kbd>key</kbd> and <my-box>a box</my-box>.")).toBe(
      "<p>A <kbd>key</kbd> and <my-box>a box</my-box>.</p>",
    );
  });

  it("leaves its content where no tag has such a name", async () => {
    expect(await html("<div>A Map<K, V> of values.</div>")).toBe("<div>A Map of values.</div>");
  });

  it("leaves the content of such tags in each other", async () => {
    expect(await html("<div>A <K, V><T, U>pair of <i>pairs</i></T,></K,>.</div>")).toBe(
      "<div>A pair of <i>pairs</i>.</div>",
    );
  });

  it("goes where it is the script of a Vue page", async () => {
    expect(await html("<script setup>", "import a from 'a'", "</script>", "", "Text.")).toBe(
      "<p>Text.</p>",
    );
  });
});
