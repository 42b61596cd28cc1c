import { describe, expect, it } from "@jest/globals";
import rehypeRaw from "rehype-raw";
import { inertElements } from "../../../loaders/markdown/inert-elements.ts";
import { compile, htmlOf } from "../article.ts";

describe("a script or a style sheet in a page", () => {
  it("is left out, and a problem with its line and what to do instead", async () => {
    const lines = [
      "Text.",
      "",
      "<style>{`p { color: red }`}</style>",
      "",
      '<script src="/a.js" />',
    ];
    const rehypePlugins = [inertElements];
    expect((await htmlOf(lines, { rehypePlugins })).trim()).toBe("<p>Text.</p>");
    const { facts } = await compile(lines, { path: "/a.mdx", rehypePlugins });
    expect(facts.problems).toEqual([
      { line: 3, message: expect.stringMatching(/^<style> has no effect .* Write style="…" on/) },
      { line: 5, message: expect.stringMatching(/^<script> has no effect .* an island/) },
    ]);
  });

  it("is left out of plain Markdown, too, and no other element is", async () => {
    const lines = ["<style>p { color: red }</style>", "", "<b>Text</b><script>alert(1)</script>"];
    const html = await htmlOf(lines, { format: "md", rehypePlugins: [rehypeRaw, inertElements] });
    expect(html).toBe("<p><b>Text</b></p>");
  });
});
