import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { headingId } from "../../../loaders/markdown/heading-id.ts";
import { htmlElements } from "../../../loaders/components/html-elements.ts";
import { images } from "../../../loaders/markdown/images.ts";
import { links } from "../../../loaders/markdown/page-links.ts";
import { compile } from "../article.ts";

let root = "";

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  mkdirSync(path.join(root, "guides/deep"), { recursive: true });
  mkdirSync(path.join(root, "guides/v2.0"));
  for (const file of ["guides/b.mdx", "guides/deep/index.md", "guides/a b.md", "guides/x.zip"]) {
    writeFileSync(path.join(root, file), "");
  }
  writeFileSync(path.join(root, "guides/x.svg"), '<svg width="20.4" height="10" xmlns="" />');
});

afterAll(() => rmSync(root, { recursive: true }));

/** The page is `guides/a.mdx`. */
async function built(...lines: readonly string[]) {
  const { script, facts } = await compile(lines, {
    path: path.join(root, "guides/a.mdx"),
    remarkPlugins: [headingId],
    rehypePlugins: [htmlElements, [links, { root }], images],
  });
  return { script: script.replaceAll(root, ""), facts };
}

const addressOf = async (href: string) =>
  /href="([^"]*)"/.exec((await built(`[x](<${href}>)`)).script)?.[1];

describe("a link to a page", () => {
  it.each([
    ["./b.mdx", "/guides/b/"],
    ["b.mdx", "/guides/b/"],
    ["./b", "/guides/b/"],
    ["./b.mdx#x", "/guides/b/#x"],
    ["./deep/index.md", "/guides/deep/"],
    ["./deep", "/guides/deep/"],
    ["./v2.0", "/guides/v2.0/"],
    ["..", "/"],
    ["../#x", "/#x"],
    ["./a b.md", "/guides/a%20b/"],
    ["../guides/b.mdx", "/guides/b/"],
    ["./not-there.mdx", "/guides/not-there/"],
    ["../b/", "/guides/b/"],
    ["/guides/b", "/guides/b/"],
    ["/guides/b.mdx?x#y", "/guides/b/?x#y"],
    ["/robots.txt", "/robots.txt"],
    ["#x", "#x"],
  ])("written %s leads to %s", async (href, address) =>
    expect(await addressOf(href)).toBe(address),
  );

  it("is noted with its line and as it was written", async () => {
    const { facts } = await built("Text", "[a](/a/)", "[b](./b.mdx)", "[out](https://a.b)");
    expect(facts.links).toEqual([
      { url: "/a/", line: 2 },
      { url: "/guides/b/", written: "./b.mdx", line: 3 },
    ]);
  });
});

describe("a link to another site", () => {
  it("tells it nothing of the page", async () => {
    expect((await built("[x](https://a.b)")).script).toContain('rel="noopener"');
  });

  it.each([
    ["nofollow me", "nofollow me noopener"],
    ["noopener noreferrer", "noopener noreferrer"],
  ])("keeps what its writer says of it: %s", async (written, rel) => {
    const { script } = await built(`<a href="https://a.b" rel="${written}">x</a>`);
    expect(script).toContain(`rel="${rel}"`);
  });
});

describe("a link to a file beside the page", () => {
  it("makes the file part of the build", async () => {
    const { script, facts } = await built("[x](./x.zip)");
    expect(script).toContain('from "/guides/x.zip?file"');
    expect(facts.links).toEqual([]);
  });

  it.each([
    ["download", /<_components.a download href=/],
    ['download="y.zip"', /<_components.a download="y.zip" href=/],
  ])("is downloaded under its own name or another: %s", async (attribute, element) =>
    expect((await built(`<a href="./x.zip" ${attribute}>x</a>`)).script).toMatch(element),
  );
});

describe("an image", () => {
  it("is part of the build and has its size", async () => {
    const { script } = await built("![x](./x.svg)");
    expect(script).toContain('from "/guides/x.svg?file"');
    expect(script).toMatch(/<_components.img [^>]*loading="lazy"[^>]* width="20" height="10"/);
  });

  it("keeps the size and the style that its writer gave it", async () => {
    const { script } = await built('<img src="./x.svg" width="5" style="color: red" />');
    expect(script).toMatch(/<_components.img width="5" style=\{\{\s*"color": "red"\s*\}\}/);
    expect(script).not.toContain("height");
  });

  it("is of an element that shows one, whatever others are called", async () => {
    const { facts } = await built('<valueOf src="missing.png" />', '<x.constructor src="a.png" />');
    expect(facts.problems).toEqual([]);
  });

  it("of another site stays as it is", async () => {
    expect((await built("![x](https://a.b/x.png)")).script).toContain('src="https://a.b/x.png"');
  });

  it("that is not there is a problem", async () => {
    const { facts } = await built("Text", "", "![x](./100%25.png)", "", '<video src="./v.mp4" />');
    expect(facts.problems).toEqual([
      {
        line: 3,
        message: `image "./100%25.png" does not exist. Its path is relative to the page's own file.`,
      },
      {
        line: 5,
        message: `video "./v.mp4" does not exist. Its path is relative to the page's own file.`,
      },
    ]);
  });

  it.each(["", "./deep"])("may not be a folder: %j", async (src) => {
    const { facts } = await built(`![x](<${src}>)`);
    expect(facts.problems).toMatchObject([
      { line: 1, message: expect.stringContaining(`"${src}" does not exist`) },
    ]);
  });

  it("may stand for a video until that plays", async () => {
    const { script, facts } = await built('<video src="./x.zip" poster="./x.svg" />');
    expect(script).toMatch(/<_components.video src=\{_file0\} poster=\{_file1\}/);
    expect(facts.problems).toEqual([]);
    expect((await built('<video poster="./y.svg" />')).facts.problems).toMatchObject([
      { line: 1, message: expect.stringContaining('image "./y.svg" does not exist') },
    ]);
  });

  it("with a rooted address is checked like a link", async () => {
    expect((await built("![x](/x.png)")).facts.links).toEqual([{ url: "/x.png", line: 1 }]);
  });
});

describe("a page", () => {
  it("is compiled again when a file that it shows changes, or one that it looked for appears", async () => {
    const { facts } = await built("![x](./x.svg)", "![y](./y.svg)");
    const names = (files: readonly string[]) => files.map((file) => path.basename(file));
    expect(names(facts.filesRead)).toEqual(["x.svg"]);
    expect(names(facts.filesLookedFor)).toEqual(["x.svg", "y.svg"]);
  });
});

describe("an id", () => {
  it("of a heading or an element can be linked to", async () => {
    const { facts } = await built("## A {#own}", "", '<b id="b">x</b> <a name="c"></a>');
    expect(facts.ids).toEqual(["own", "b", "c"]);
  });
});
