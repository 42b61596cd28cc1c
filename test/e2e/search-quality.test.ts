import { beforeAll, describe, expect, it } from "@jest/globals";
import { measureQuality, type Quality } from "../search/quality.ts";

/** The least share of the queries that may find their page. */
const leastShare = 0.95;

describe("the embedded search of the site", () => {
  let quality: Quality;
  beforeAll(async () => {
    quality = await measureQuality("dist");
    for (const line of quality.missed) console.log(line);
  });

  it("is asked what readers ask", () => expect(quality.count).toBeGreaterThanOrEqual(120));

  it("finds their pages first, or among the first three", () => {
    expect(quality.share < leastShare ? quality.missed : []).toEqual([]);
  });

  it("finds one page first for all ways to write a name, and for a typo of each", () => {
    const isOfName = (line: string) => /: "(?:optimi|s(?:pl|p)i)/i.test(line);
    expect(quality.missed.filter(isOfName)).toEqual([]);
  });
});
