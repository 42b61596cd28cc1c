import { describe, expect, it } from "@jest/globals";
import { didYouMean } from "../../../loaders/page/did-you-mean.ts";

const names = ["title", "description", "/guides/getting-started/", "/"];

describe("the nearest right name", () => {
  it.each([
    ["titel", "title"],
    ["tite", "title"],
    ["desciptions", "description"],
    ["/guide/geting-start/", "/guides/getting-started/"],
  ])("of %s is %s", (wrong, right) =>
    expect(didYouMean(wrong, names)).toBe(` Did you mean "${right}"?`),
  );

  it.each(["sort", "x", "/api/", "/x/"])("is not offered for %s, which is like none", (wrong) =>
    expect(didYouMean(wrong, names)).toBe(""),
  );

  it("is not offered where there are no names", () => expect(didYouMean("a", [])).toBe(""));
});
