import { describe, expect, it } from "@jest/globals";
import remarkFrontmatter from "remark-frontmatter";
import { leadingTitle } from "../../../loaders/page/leading-title.ts";
import { htmlOf } from "../article.ts";

const html = (...lines: readonly string[]) =>
  htmlOf(lines, { remarkPlugins: [remarkFrontmatter, leadingTitle] });

const head = ["---", "title: The `mode` option", "---", ""];

describe("a heading of the first level", () => {
  it.each(["# The `mode` option", "# the mode option", "# The *mode* option"])(
    "is dropped where it repeats the title: %s",
    async (heading) => expect(await html(...head, heading, "", "Text.")).toBe("<p>Text.</p>"),
  );

  it("is dropped after exports", async () => {
    expect(await html(...head, "export const a = 1;", "", "# The mode option")).toBe("");
  });

  it.each(["# A *good* title", "# The _mode_ \\& more", "# [A](/a/) \\<b>", "A title\n======="])(
    "is dropped where it is the title: %j",
    async (heading) => expect(await html(heading, "", "Text.")).toBe("<p>Text.</p>"),
  );

  it("stays where it says something else", async () => {
    expect(await html(...head, "# Mode")).toBe("<h1>Mode</h1>");
  });

  it("stays after text", async () => {
    expect(await html(...head, "Text.", "", "# The mode option")).toBe(
      "<p>Text.</p>\n<h1>The mode option</h1>",
    );
  });
});
