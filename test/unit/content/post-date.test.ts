import { describe, expect, it } from "@jest/globals";
import { postDate } from "../../../src/site/content/post-date.ts";

describe("the date of a post", () => {
  it.each([
    ["blog/2026-06-25-webpack-5-108.mdx", "2026-06-25"],
    ["2024-02-29-leap.md", "2024-02-29"],
    ["blog/index.mdx", undefined],
    ["blog/2026-06-25-folder/page.mdx", undefined],
    ["blog/2026-13-25-month.mdx", undefined],
    ["blog/2026-02-31-day.mdx", undefined],
    ["guides/webpack-2026-06-25-x.mdx", undefined],
  ])("of %s is %s", (path, date) => expect(postDate(path)).toBe(date));
});
