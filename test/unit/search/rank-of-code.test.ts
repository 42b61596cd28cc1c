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

  it("ranks higher in the number that is typed", () =>
    expect(rank("`stats.runtimeModules`", "runtimeModules")).toBeGreaterThan(
      rank("`runtimeModule`", "runtimeModules"),
    ));

  it("ranks lower if it's a member of something that isn't named, not an option", () => {
    const member = (query: string) => rank("`StatsAsset.publicPath`", query, "/api/stats/");
    expect(rank("`output.publicPath`", "publicPath")).toBeGreaterThan(member("publicPath"));
    expect(member("StatsAsset.publicPath")).toBeGreaterThan(member("publicPath"));
  });

  it("ranks highest if its flag is typed, whatever else is called like that", () => {
    const option = (text: string) =>
      entryNames(page, { id: "x", level: 3, title: "`target`", text, code: "" });
    const ranks = ["`--target`", "`--target-a`, `--target`", "`--target` sets it."].map((text) =>
      rankOf(option(text), nameOfQuery(parseQuery("--target"))),
    );
    expect(ranks[0]).toBeGreaterThan(rank("Target", "--target", "/glossary/"));
    expect(ranks[1]).toBe(ranks[0]);
    expect(ranks[2]).toBeLessThan(ranks[0] ?? 0);
  });
});
