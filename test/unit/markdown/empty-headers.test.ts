import { describe, expect, it } from "@jest/globals";
import remarkGfm from "remark-gfm";
import { emptyHeaders } from "../../../loaders/markdown/empty-headers.ts";
import { htmlOf } from "../article.ts";

describe("the head of a table", () => {
  it("has no heading where its writer left a cell empty", async () => {
    const lines = ["| | a |", "| - | - |", "| 1 | 2 |"];
    const html = await htmlOf(lines, { remarkPlugins: [remarkGfm], rehypePlugins: [emptyHeaders] });
    expect(html.replaceAll("\n", "")).toMatch(
      '<thead><tr><td></td><th scope="col">a</th></tr></thead>',
    );
  });
});
