import { describe, expect, it } from "@jest/globals";
import remarkGfm from "remark-gfm";
import { lineBreaks } from "../../../loaders/markdown/line-breaks.ts";
import { htmlOf } from "../article.ts";

const html = (...lines: readonly string[]) =>
  htmlOf(lines, { remarkPlugins: [remarkGfm], rehypePlugins: [lineBreaks] });

describe("a long name in an article", () => {
  it("goes on in the next line of a cell and of a heading", async () => {
    const cell = await html("| a |", "| - |", "| `output.chunkFilename` |");
    expect(cell).toContain("<td><code>output.<wbr/>chunk<wbr/>Filename</code></td>");
    expect(await html("## `output.chunkFilename`")).toBe(
      "<h2><code>output.<wbr/>chunk<wbr/>Filename</code></h2>",
    );
  });

  it("does so in text where it is longer than half a line of a phone", async () => {
    expect(await html("`output.chunkFilename` is")).toBe(
      "<p><code>output.chunkFilename</code> is</p>",
    );
    expect(await html("`optimization.mergeDuplicateChunks`")).toContain("optimization.<wbr/>merge");
  });

  it("stays as it is outside of code, and in blocks of code", async () => {
    expect(await html("optimization.mergeDuplicateChunks")).not.toContain("<wbr");
    expect(await html("    optimization.mergeDuplicateChunks")).not.toContain("<wbr");
  });
});
