import { describe, expect, it } from "@jest/globals";
import remarkGfm from "remark-gfm";
import { taskLists } from "../../../loaders/markdown/task-lists.ts";
import { htmlOf } from "../article.ts";

describe("a box of a task list", () => {
  it("has a name that says whether it is ticked", async () => {
    const lines = ["- [x] build", "- [ ] test"];
    const html = await htmlOf(lines, { remarkPlugins: [remarkGfm], rehypePlugins: [taskLists] });
    expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Done"', 'aria-label="To do"']);
  });
});
