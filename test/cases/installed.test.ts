import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { urlOfPath } from "../../src/site/navigation/url.ts";
import type { BuiltCase } from "./build.ts";
import { buildCases } from "./built-cases.ts";

/** So many pages, evenly taken from what the installed packages bring. */
const count = 100;

/** Pages of people who never heard of this site, in a folder that has no React. */
describe("the documentation of the installed packages", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "foreign-"));
  const all = globSync("node_modules/**/*.md").toSorted();
  /** Page of the site → the file that it is a copy of. */
  const sources = new Map(
    all
      .filter((_file, at) => at % Math.ceil(all.length / count) === 0)
      .map((file) => [
        file.replace("node_modules/", "").replaceAll("/node_modules/", "/modules/"),
        file,
      ]),
  );
  const pages = [...sources.keys()];
  let built: BuiltCase;

  beforeAll(async () => {
    for (const [page, file] of sources) {
      const target = path.join(folder, "content", page);
      mkdirSync(path.dirname(target), { recursive: true });
      cpSync(file, target);
    }
    const found = (await buildCases([folder])).get(path.basename(folder));
    if (found === undefined) throw new Error("The folder was not built.");
    built = found;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it("builds without an error", () => {
    expect(pages.length).toBeGreaterThan(count / 2);
    expect(built.errors).toEqual([]);
  });

  it("loses no page", () => {
    const expected = pages.map((page) => `${decodeURI(urlOfPath(page)).slice(1)}index.html`);
    expect(expected.filter((file) => !(file in built.files))).toEqual([]);
  });

  it("shows no page as its source, the last resort", () => {
    expect(pages.filter((page) => textOf(built.pages[page]).includes("}<pre"))).toEqual([]);
  });

  it("keeps the text of every page", () => {
    const lost = pages.filter((page) => {
      const source = readFileSync(path.join(folder, "content", page), "utf8");
      const wanted = words(source.replaceAll(/^---\n[^]*?\n---\n|<!--[^]*?-->/g, ""));
      const shown = new Set(words(textOf(built.pages[page])));
      return wanted.filter((word) => shown.has(word)).length < wanted.length * 0.6;
    });
    expect(lost).toEqual([]);
  });

  it("says of each problem where it is", () => {
    expect(built.warnings.filter((text) => !/^(?:content\/.+|_headers):\d+: ./.test(text))).toEqual(
      [],
    );
  });
});

const words = (text: string): readonly string[] => text.match(/[a-z]{4,}/gi) ?? [];

/** Addresses are words of the source, too. */
const textOf = (page: unknown): string =>
  typeof page === "object" && page !== null && "html" in page && "frontmatter" in page
    ? JSON.stringify(page.frontmatter) + String(page.html).replaceAll(/<\/?(?:span|wbr)[^>]*>/g, "")
    : "";
