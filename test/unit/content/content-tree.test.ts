import { describe, expect, it } from "@jest/globals";
import {
  contentTree,
  findDirectory,
  navigationOf,
  pagesOf,
  sortedPages,
} from "../../../src/site/content/content-tree.ts";
import type { FrontMatter } from "../../../src/types.ts";

type File = readonly [path: string, frontmatter?: Partial<FrontMatter>];

const treeOf = (...files: readonly File[]) =>
  contentTree(
    files.map(([path, more]) => ({ path, size: 10, frontmatter: { title: path, ...more } })),
  );

describe("the content tree", () => {
  it("gives every page an address of its own", () => {
    const pages = pagesOf(treeOf(["a.md"], ["a.mdx"], ["a/index.mdx"]));
    expect(pages.map(({ path, url }) => `${path} ${url}`)).toEqual([
      "a/index.mdx /a-3/",
      "a.md /a/",
      "a.mdx /a-2/",
    ]);
  });

  it("gives a folder's address to its README, unless it has an index page", () => {
    const addresses = (...paths: readonly string[]) =>
      pagesOf(treeOf(...paths.map((path) => [path] as const))).map(
        ({ path, url }) => `${path} ${url}`,
      );
    expect(addresses("guides/README.md")).toEqual(["guides/README.md /guides/"]);
    expect(addresses("README.md", "index.mdx")).toEqual(["index.mdx /", "README.md /index-2/"]);
  });

  it("gives no two pages addresses that are one folder where case means nothing", () => {
    const pages = pagesOf(
      treeOf(["A.md"], ["a.md"], ["É.md"], ["é.md"], ["e\u0301.md"], ["b/C.md"], ["B/c.md"]),
    );
    const urls = pages.map(({ url }) => decodeURI(url).normalize().toLowerCase());
    expect(new Set(urls).size).toBe(pages.length);
  });

  it("finds a folder by its address", () => {
    const tree = treeOf(["a/b/c.md"], ["c#/index.md"]);
    expect(findDirectory(tree, "/a/b/")?.path).toBe("a/b");
    expect(findDirectory(tree, "/c%23/")?.path).toBe("c#");
    expect(findDirectory(tree, "/a/b/c/")).toBe(undefined);
  });
});

describe("the pages of a section", () => {
  const order = (...files: readonly File[]) => {
    const [section] = treeOf(...files).children;
    if (section?.type !== "directory") throw new Error("There is no section.");
    return sortedPages(section)
      .map(({ name }) => name.replace(".md", ""))
      .join(" ");
  };

  it("stand by their sort, then by their title as people count", () => {
    const files: readonly File[] = [
      ["a/x.md", { title: "Item 10" }],
      ["a/y.md", { title: "item 9" }],
      ["a/z.md", { title: "Z", sort: 1 }],
    ];
    expect(order(...files)).toBe("z y x");
  });

  it("begin with the index page, whatever its sort", () => {
    expect(order(["a/b.md", { sort: -5 }], ["a/index.md", { sort: 9 }])).toBe("index b");
  });

  it("stand in groups, after those without one; a group stands where its first page would", () => {
    const files: readonly File[] = [
      ["a/one.md", { sort: 1, group: "X" }],
      ["a/two.md", { sort: 2, group: "Y" }],
      ["a/three.md", { sort: 3, group: "X" }],
      ["a/four.md", { sort: 4 }],
    ];
    expect(order(...files)).toBe("four one three two");
  });

  it("include those of the folders below", () => {
    expect(order(["a/b/c.md"], ["a/d.md"])).toBe("c d");
  });

  it("begin with the newest in the blog", () => {
    expect(order(["blog/old.md", { sort: 1 }], ["blog/new.md", { sort: 2 }])).toBe("new old");
  });
});

describe("navigation", () => {
  const navigation = navigationOf(
    treeOf(
      ["zebra/a.md"],
      ["blog/index.md", { title: "News", sort: 2 }],
      ["concepts/index.md", { sort: 1 }],
      ["license.md"],
      ["guides/b.md", { group: "G" }],
    ),
  );

  it("has the sections in the order and by the titles of their index pages, then others", () => {
    expect(navigation.sections.map(({ name, title }) => [name, title])).toEqual([
      ["concepts", "concepts/index.md"],
      ["blog", "News"],
      ["guides", "Guides"],
      ["zebra", "Zebra"],
    ]);
  });

  it("leads to a section's index page, or else to its first", () => {
    expect(navigation.sections.map(({ url }) => url)).toEqual([
      "/concepts/",
      "/blog/",
      "/guides/b/",
      "/zebra/a/",
    ]);
  });

  it("says where version 4 has a page, if elsewhere", () => {
    const { sections } = navigationOf(treeOf(["plugins/banner-plugin.md"], ["plugins/new.md"]));
    expect(sections[0]?.pages.map(({ v4 }) => v4)).toEqual([undefined, "/plugins/"]);
  });

  it("has of each page only what is shown", () => {
    expect(navigation.sections[2]?.pages).toEqual([
      { path: "guides/b.md", url: "/guides/b/", title: "guides/b.md", group: "G", v4: "/guides/" },
    ]);
    expect(navigation.singles).toEqual([
      { path: "license.md", url: "/license/", title: "license.md" },
    ]);
  });
});
