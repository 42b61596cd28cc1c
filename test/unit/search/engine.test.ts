import { describe, expect, it } from "@jest/globals";
import { createEngine } from "../../../src/site/search/engine.ts";
import type { IndexedPage } from "../../../src/site/search/search-index.ts";
import type { MarkedText } from "../../../src/site/search/search-results.ts";

const page = (url: string, title: string, text: string, more: Partial<IndexedPage> = {}) => ({
  url,
  title,
  sections: [{ id: "", level: 1, title: "", text, code: "" }],
  ...more,
});

const section = (id: string, title: string, text: string, level = 2) => ({
  id,
  level,
  title,
  text,
  code: "",
});

const search = await createEngine({
  pages: [
    page("/guides/code-splitting/", "Code Splitting", "Load later what is needed later.", {
      sections: [
        section(
          "shared",
          "Shared chunks",
          "`optimization.splitChunks` moves modules of several chunks.",
        ),
        section("deeper", "How it `decides`", "By size.", 3),
      ],
    }),
    page("/plugins/", "Plugins", "Plugins that webpack brings."),
    page("/guides/caching/", "Caching", "Browsers keep files. A chunk of text is split by words."),
    page("/configuration/output/", "Output", "Where files are written.", {
      sections: [section("outputclean", "`output.clean`", "Removes old files from the folder.")],
    }),
    page("/api/cli/", "Command Line Interface", "Commands of webpack-cli and an output.", {
      sections: [section("output", "Output of `stats`", "output ".repeat(30))],
    }),
    page("/migrate/5/", "To v5 from v4", "What changed."),
    page("/glossary/", "Glossary", "Words.", {
      sections: [section("c", "C", ""), section("chunk", "Chunk", "A group of modules.", 3)],
    }),
    page("/guides/zh/", "代码分割", "把代码拆分成多个文件"),
    page("/blog/lazy/", "News", "Not compiled yet.", {
      description: "About the release",
      sections: [],
    }),
  ],
});

const first = (text: string) => search(text).pages[0]?.url;
/** Where Enter leads. */
const best = (text: string) => {
  const [page] = search(text).pages;
  return page?.isBest ? page.url : page?.hits[0]?.url;
};
const written = (pieces: readonly MarkedText[] = []) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");

describe("the embedded search", () => {
  it.each([
    ["optimization.splitChunks", "optimizaton.splitChunks"],
    ["splitchunks", "splitchnuks"],
    ["split chunks", "spilt chunks"],
    ["SplitChunksPlugin", "SplitChunkPlugn"],
  ])("finds the same page first for %s, and for the typo %s", (name, typo) => {
    expect(first(name)).toBe("/guides/code-splitting/");
    expect(first(typo)).toBe("/guides/code-splitting/");
  });

  it.each([
    ["splitC", "/guides/code-splitting/"],
    ["cach", "/guides/caching/"],
    ["cached", "/guides/caching/"],
    ["removing", "/configuration/output/"],
    ["how do I remove the old files?", "/configuration/output/"],
    ["分割", "/guides/zh/"],
    ["release", "/blog/lazy/"],
  ])("finds by what is still being typed, in other forms, or by a question: %s", (text, url) => {
    expect(first(text)).toBe(url);
  });

  it.each([
    ["output", "/configuration/output/"],
    ["outp", "/configuration/output/"],
    ["api cli", "/api/cli/"],
    ["comm", "/api/cli/"],
    ["v4", "/migrate/5/"],
    ["webpack5", "/migrate/5/"],
    ["plugin", "/plugins/"],
    ["Chunks", "/glossary/#chunk"],
    ["outputClean", "/configuration/output/#outputclean"],
    ["clean", "/configuration/output/#outputclean"],
  ])(
    "leads for %j to the page, term or option that is called so, however often others say it",
    (text, url) => {
      expect(best(text)).toBe(url);
    },
  );

  it("leads to headings, and says what stands above them", () => {
    const [hit] = search("decides").pages[0]?.hits ?? [];
    expect(hit?.url).toBe("/guides/code-splitting/#deeper");
    expect(hit?.path).toEqual(["Shared chunks"]);
  });

  it("marks what was found, without the marks of code", () => {
    const [hit] = search("split chunks").pages[0]?.hits ?? [];
    expect(written(hit?.title)).toBe("Shared [chunks]");
    expect(written(hit?.excerpt)).toBe(
      "optimization.[splitChunks] moves modules of several [chunks].",
    );
  });

  it("looks in one part of the site alone, and still counts what the others have", () => {
    const { pages, sections } = search("files", "configuration");
    expect(pages.map(({ url }) => url)).toEqual(["/configuration/output/"]);
    expect(sections.find(({ name }) => name === "guides")?.pages).toBe(1);
  });

  it("finds nothing in nothing", () => {
    for (const text of ["", "   ", "?!"]) expect(search(text).pages).toEqual([]);
  });

  it("suggests the nearest words where it finds nothing", () => {
    const { pages, suggestions } = search("kahshing");
    expect(pages).toEqual([]);
    expect(suggestions[0]).toBe("Caching");
  });

  it("finds by a long message what explains it", () => {
    const message = `ERROR in ./src/app.tsx 12:3\nModule "/home/me/x/y.js" removes old files from the folder`;
    expect(first(message.repeat(10))).toBe("/configuration/output/");
  });
});
