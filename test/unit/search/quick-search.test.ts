import { expect, it } from "@jest/globals";
import { quickSearch } from "../../../src/site/search/quick-search.ts";

const section = (id: string, title: string, level = 2) => ({
  id,
  level,
  title,
  text: "All sections have text.",
  code: "",
});

const search = quickSearch({
  pages: [
    {
      url: "/guides/code-splitting/",
      title: "Code Splitting",
      sections: [section("", "", 1), section("chunks", "Chunks of code that pages share")],
    },
    {
      url: "/configuration/optimization/",
      title: "Optimization",
      sections: [section("optimizationsplitchunks", "`optimization.splitChunks`")],
    },
    { url: "/api/cli/", title: "Command Line Interface", sections: [] },
  ],
});

const found = (text: string, within?: string) =>
  search(text, within).pages.map(({ url, isBest, hits }) => (isBest ? url : hits[0]?.url));

it.each([
  ["the beginnings of words", "chu", "/configuration/optimization/#optimizationsplitchunks"],
  ["parts of a name", "splitChunks", "/configuration/optimization/#optimizationsplitchunks"],
  ["words in any order", "splitting cod", "/guides/code-splitting/"],
  ["an address", "cli", "/api/cli/"],
])("finds %s", (_what, text, url) => {
  expect(found(text)[0]).toBe(url);
});

it("wants all words, and no text", () => {
  expect(found("code optimization")).toEqual([]);
  expect(found("sections")).toEqual([]);
});

it("marks what was found, and limits results to a section", () => {
  const [page] = search("chunks", "guides").pages;
  expect(page?.hits[0]?.title).toContainEqual({ text: "Chunks", isMatch: true });
  expect(found("chunks", "guides")).toHaveLength(1);
  expect(search("chunks").sections).toHaveLength(2);
});
