import { describe, expect, it } from "@jest/globals";
import remarkGfm from "remark-gfm";
import { wideTables } from "../../../loaders/markdown/wide-tables.ts";
import { htmlOf } from "../article.ts";

describe("a table", () => {
  it("stands in a box that scrolls", async () => {
    const lines = ["| a |", "| - |", "| 1 |"];
    const html = await htmlOf(lines, { remarkPlugins: [remarkGfm], rehypePlugins: [wideTables] });
    expect(html).toBe(
      '<div class="table"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>',
    );
  });
});
