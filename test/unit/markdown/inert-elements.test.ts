import { describe, expect, it } from "@jest/globals";
import rehypeRaw from "rehype-raw";
import { inertElements } from "../../../loaders/markdown/inert-elements.ts";
import { compile, htmlOf } from "../article.ts";

const lines = [
  "Text.",
  "",
  "<style>{`p { color: red }`}</style>",
  "",
  '<script src="/a.js" />',
  "",
  "End.",
];

describe("a script or a style sheet in a page", () => {
  it("is left out", async () => {
    expect(await htmlOf(lines, { rehypePlugins: [inertElements] })).toMatch(
      /^<p>Text\.<\/p>\s+<p>End\.<\/p>$/,
    );
  });

  it("is left out of plain Markdown, too", async () => {
    const markdown = [
      "<style>p { color: red }</style>",
      "",
      "<b>Text</b><script>alert(1)</script>",
    ];
    const html = await htmlOf(markdown, {
      format: "md",
      rehypePlugins: [rehypeRaw, inertElements],
    });
    expect(html).toBe("<p><b>Text</b></p>");
  });

  it("is no other element, whatever its name", async () => {
    const html = await htmlOf(["Text <constructor>stays</constructor>."], {
      format: "md",
      rehypePlugins: [rehypeRaw, inertElements],
    });
    expect(html).toBe("<p>Text <constructor>stays</constructor>.</p>");
  });

  it("is a problem with its line, and what to do instead", async () => {
    const { facts } = await compile(lines, { path: "/a.mdx", rehypePlugins: [inertElements] });
    expect(facts.problems).toEqual([
      { line: 3, message: expect.stringMatching(/^<style> has no effect .* Write style="…" on/) },
      { line: 5, message: expect.stringMatching(/^<script> has no effect .* an island/) },
    ]);
  });
});
