import { describe, expect, it } from "@jest/globals";
import { contentTree, navigationOf } from "../../../src/site/content/content-tree.ts";
import { menuOf } from "../../../src/site/navigation/menu.ts";

/** Title of an index page by its section. */
const menu = (titles: Readonly<Record<string, string>>) => {
  const files = Object.entries(titles).map(([name, title], at) => ({
    path: `${name}/index.mdx`,
    size: 1,
    frontmatter: { title, sort: at },
  }));
  const items = [
    { title: "Documentation" },
    { section: "contribute" },
    { title: "Vote", url: "/vote/" },
    { section: "blog" },
  ];
  return menuOf(items, navigationOf(contentTree(files))).map(({ title, url, sections }) =>
    [title, url, ...sections.map((section) => section.title)].join(" "),
  );
};

describe("the main menu", () => {
  it("has the sections under Documentation, but those with an entry of their own", () => {
    expect(menu({ guides: "Guides", blog: "News", api: "API", contribute: "Join" })).toEqual([
      "Documentation /guides/ Guides API",
      "Join /contribute/ Join",
      "Vote /vote/",
      "News /blog/ News",
    ]);
  });

  it("leaves out what a site does not have", () => {
    expect(menu({})).toEqual(["Vote /vote/"]);
  });
});
