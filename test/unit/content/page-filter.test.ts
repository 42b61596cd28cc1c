import { describe, expect, it } from "@jest/globals";
import { filterPages } from "../../../src/site/content/page-filter.ts";
import type { Anchor } from "../../../src/types.ts";

const pages = ["Caching", "Code Splitting", "Public Path"].map((title) => ({
  path: title,
  url: `/${title}/`,
  title,
}));

const anchors: Readonly<Record<string, readonly Anchor[]>> = {
  Caching: [
    { title: "Split packages from code", id: "split", level: 2 },
    { title: "Checklist", id: "checklist", level: 2 },
  ],
};

/** The pages that a query finds, with the headings. */
const found = (query: string) =>
  filterPages(pages, query, (path) => anchors[path] ?? []).map(({ page, anchors: inPage }) => [
    page.title,
    ...inPage.map(({ id }) => id),
  ]);

describe("the filter of pages", () => {
  it.each([
    ["cach", [["Caching"]]],
    ["CACHING", [["Caching"]]],
    ["path", [["Public Path"]]],
    ["split code", [["Caching", "split"], ["Code Splitting"]]],
    ["checklist", [["Caching", "checklist"]]],
    ["  public   PATH ", [["Public Path"]]],
    ["caching split", []],
    ["nothing", []],
    ["", []],
    ["  ", []],
  ])("finds for %j: %j", (query, expected) => expect(found(query)).toEqual(expected));
});
