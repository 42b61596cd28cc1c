import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import { hasStylePicture } from "../../loaders/style-picture.ts";

/** Beside it are `dependency-graph.svg` and other pages. */
const page = path.resolve("content/concepts/index.mdx");

describe("a picture that a style names", () => {
  it.each(["dependency-graph.svg", "./dependency%2Dgraph.svg?a#b"])("is a file: %s", (url) =>
    expect(hasStylePicture(url, page)).toBe(true),
  );

  it.each([
    "missing.svg",
    "",
    "?a",
    "%%",
    "a%00.svg",
    "index.mdx",
    "..",
    "/src/icons/a.svg",
    "~css-loader/a.png",
    `${"x".repeat(300)}.png`,
  ])("is nothing else: %s", (url) => expect(hasStylePicture(url, page)).toBe(false));
});
