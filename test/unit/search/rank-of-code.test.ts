import { describe, expect, it } from "@jest/globals";
import { entryNames, nameOfQuery, rankOf } from "../../../src/site/search/ranks.ts";
import { parseQuery } from "../../../src/site/search/query.ts";

const page = { url: "/configuration/output/", title: "Output", sections: [] };
const rank = (title: string, query: string, url = page.url) =>
  rankOf(
    entryNames({ ...page, url }, { id: "x", level: 3, title, text: "", code: "" }),
    nameOfQuery(parseQuery(query)),
  );

describe("a heading in code font", () => {
  it("ranks higher if its whole name is meant, not only its last part", () =>
    expect(rank("`cacheDirectory`", "cacheDirectory")).toBeGreaterThan(
      rank("`cache.cacheDirectory`", "cacheDirectory"),
    ));

  it.each(["publicPath", "publicpath"])("ranks higher the shorter it is: %s", (query) =>
    expect(rank("`output.publicPath`", query)).toBeGreaterThan(
      rank("`module.generator.asset.publicPath`", query),
    ),
  );

  it("ranks lower than a term of the glossary with the same spelling", () =>
    expect(rank("CommonJS", "CommonJS", "/glossary/")).toBeGreaterThan(
      rank("`output.library.commonjs`", "CommonJS"),
    ));
});
