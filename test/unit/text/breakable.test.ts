import { describe, expect, it } from "@jest/globals";
import { breakable } from "../../../src/site/text/breakable.ts";

describe("a long name", () => {
  it.each([
    ["output.workerChunkFilename", "output.|worker|Chunk|Filename"],
    ["content/guides/caching.mdx", "content/|guides/|caching.|mdx"],
    ["WEBPACK_CLI_START", "WEBPACK_|CLI_|START"],
    ["see optimization.minimize", "see optimization.|minimize"],
    ["https://example.org/a-page", "https://example.|org/|a-page"],
  ])("goes on in the next line after a dot and before a capital: %s", (name, pieces) =>
    expect(breakable(name).join("|")).toBe(pieces),
  );

  it.each(["main.js", "JavaScript", "webpack 5.112.2", "10.13.0.1-alpha", "a very long sentence"])(
    "stays whole where it is short or a number: %s",
    (name) => expect(breakable(name)).toEqual([name]),
  );

  it("may be as long as its place has room for", () =>
    expect(breakable("output.workerChunkFilename", 30)).toEqual(["output.workerChunkFilename"]));
});
