import { beforeAll, describe, expect, it } from "@jest/globals";
import { createEngine, type SearchEngine } from "../../../src/site/search/engine.ts";
import type { SearchIndex } from "../../../src/site/search/search-index.ts";
import {
  answerTo,
  codeHeadings,
  flags,
  members,
  otherWays,
  sections,
  terms,
  titles,
  type Named,
} from "../../search/named-queries.ts";
import { oneIn } from "../sample.ts";
import { missed, readIndex } from "../../search/quality.ts";
import { kinds } from "../../search/queries.ts";

describe("the embedded search of the site", () => {
  let index: SearchIndex;
  let search: SearchEngine;
  beforeAll(async () => {
    index = JSON.parse(await readIndex("dist"));
    search = await createEngine(index);
  });

  it.each(Object.entries(kinds))("finds what readers ask for: %s", (_kind, queries) => {
    expect(queries.length).toBeGreaterThan(10);
    expect(queries.flatMap((query) => missed(search, query))).toEqual([]);
  });

  it.each([
    ["each page by its title", titles, otherWays],
    ["each section of the site by its name", sections, otherWays],
    ["each term of the glossary", terms, otherWays],
    ["each option, hook and function", codeHeadings, () => []],
    ["each member of an object by its own name", members, () => []],
  ])("leads to %s at once", (_what, namedIn, others) => {
    const named = namedIn(index);
    const all = named.length > 25 ? oneIn(Math.ceil(named.length / 25), named) : named;
    expect(all.length).toBeGreaterThan(0);
    expect(all.flatMap((one) => astray(search, one, others(one.name)))).toEqual([]);
  });

  it("leads from each flag to the option that it sets", async () => {
    const all = await flags("dist");
    expect(all.length).toBeGreaterThan(1000);
    expect(oneIn(40, all).flatMap((one) => astray(search, one))).toEqual([]);
  });
});

/** A line for each query that leads to something else. */
const astray = (search: SearchEngine, { name, urls }: Named, others: readonly string[] = []) =>
  [name, ...others]
    .map((query) => ({ query, answer: answerTo(search, query) ?? "nothing" }))
    .filter(({ answer }) => !urls.includes(answer))
    .map(({ query, answer }) => `${query} leads to ${answer}, not to ${urls.join(" or ")}`);
