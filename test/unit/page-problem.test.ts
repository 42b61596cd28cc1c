import { describe, expect, it } from "@jest/globals";
import { problemOf } from "../../loaders/page-problem.ts";

const source = `---
title: Page
---

import colors from "./colors.json";
`;
const problem = (message: string) => problemOf(new Error(message), "/content/page.mdx", source);

describe("a problem of a page", () => {
  it("has the line that MDX names before its message", () => {
    const message = "Module build failed (from mdx.js):\nError: page.mdx:4:2: Unexpected end";
    expect(problem(message)).toEqual({ line: 4, message: "Unexpected end" });
  });

  it("has the line that MDX names behind its message", () => {
    expect(problem("Expected a closing tag for `<b>` (7:1-7:4)").line).toBe(7);
  });

  it("has the line of the import whose file does not exist", () => {
    expect(problem("Error: Cannot find module './colors.json'")).toEqual({
      line: 5,
      message: "Cannot find module './colors.json'",
    });
  });

  it("has the first line where nothing else is known", () => {
    expect(problem("nope is not defined")).toEqual({ line: 1, message: "nope is not defined" });
  });
});
