import { describe, expect, it } from "@jest/globals";
import remarkGfm from "remark-gfm";
import { cellAlignment } from "../../loaders/cell-alignment.ts";
import { htmlOf } from "./article.ts";

describe("the alignment of a table's column", () => {
  it("is a class: the site's policy allows no style attributes", async () => {
    const lines = ["| a | b | c | d |", "| - | -: | :-: | :- |", "| 1 | 2 | 3 | 4 |"];
    const html = await htmlOf(lines, {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [cellAlignment],
    });
    expect(html).not.toMatch(/style=|align="/);
    expect(html.replaceAll("\n", "")).toContain(
      '<td>1</td><td class="align-right">2</td><td class="align-center">3</td><td class="align-left">4</td>',
    );
  });
});
