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
  writeFileSync(path.join(root, "guides/b.mdx"), "");
  writeFileSync(path.join(root, "guides/x.svg"), '<svg width="20.4" height="10" xmlns="" />');
});

afterAll(() => rmSync(root, { recursive: true }));

/** The page is `guides/a.mdx`. */
const built = (...lines: readonly string[]) =>
  compile(lines, {
    path: path.join(root, "guides/a.mdx"),
    remarkPlugins: [headingId],
    rehypePlugins: [htmlElements, [links, { root }], images],
  });

const addressOf = async (href: string) =>
  /href="([^"]*)"/.exec((await built(`[x](<${href}>)`)).script)?.[1];

describe("a link to a page", () => {
  it.each([
    ["./v2.0", "/guides/v2.0/"],
    ["..", "/"],
    ["../#x", "/#x"],
    ["./not-there.mdx", "/guides/not-there/"],
    ["../b/", "/guides/b/"],
    ["/guides/b.mdx?x#y", "/guides/b/?x#y"],
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

describe("an image", () => {
  it.each(["", "./deep"])("may not be a folder: %j", async (src) => {
    const { facts } = await built(`![x](<${src}>)`);
    expect(facts.problems).toMatchObject([
      { line: 1, message: expect.stringContaining(`"${src}" does not exist`) },
    ]);
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
