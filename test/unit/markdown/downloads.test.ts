import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { downloads } from "../../../loaders/markdown/downloads.ts";
import { htmlElements } from "../../../loaders/components/html-elements.ts";
import { compile } from "../article.ts";

let folder = "";

/** A picture of one pixel. */
const gif = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "downloads-"));
  writeFileSync(path.join(folder, "a.gif"), gif);
  writeFileSync(path.join(folder, "a.svg"), '<svg width="20" height="10" xmlns="" />');
  writeFileSync(path.join(folder, "a.zip"), Buffer.alloc(34_567));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function textOf(line: string) {
  const { script } = await compile([line], {
    path: path.join(folder, "page.mdx"),
    rehypePlugins: [htmlElements, downloads],
  });
  return /<_components.small>\{?"?\s*(.*?)"?\}?<\/_components.small>/.exec(script)?.[1];
}

describe("a link that downloads a file", () => {
  it.each([
    ['<a href="./a.gif" download>x</a>', "GIF, 1 × 1 px, 1 KB"],
    ['<a href="./a.svg" download="b.svg">x</a>', "SVG, 1 KB"],
    ['<a href="a.zip" download>x</a>', "ZIP, 35 KB"],
  ])("says what a reader gets: %s", async (line, text) => expect(await textOf(line)).toBe(text));

  it.each([
    '<a href="./a.gif">x</a>',
    "[x](./a.gif)",
    '<a href="https://a.b/c.zip" download>x</a>',
    '<a href="/a.zip" download>x</a>',
    '<a href="./not-there.zip" download>x</a>',
  ])("says nothing of others: %s", async (line) => expect(await textOf(line)).toBeUndefined());
});
