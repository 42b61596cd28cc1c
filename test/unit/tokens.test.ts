import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { backgroundColor, themeColor } from "../../src/site/output/metadata.ts";

const tokens = "src/components/app/tokens.css";
/** The sample project of the landing page is one of its own. */
const isSample = (file: string) => file.includes("/sample/");

describe("a color", () => {
  it("is changed in one file, whatever shows it", () => {
    const files = globSync("src/**/*.css").filter((file) => file !== tokens && !isSample(file));
    expect(files.length).toBeGreaterThan(30);
    const own = files.filter((file) => /#[\da-f]{3,8}\b(?!.*\{)/i.test(readFileSync(file, "utf8")));
    expect(own).toEqual([]);
  });

  it.each([
    ["of the browser's bars is that of the top of the landing page", "--night", themeColor],
    ["before the first page is that of pages", "--page", backgroundColor],
  ])("%s", (_name, token, color) => {
    const [, own] =
      new RegExp(`${token}: (?:light-dark\\()?(#[^,;]+)`).exec(readFileSync(tokens, "utf8")) ?? [];
    expect(own).toBe(color);
  });
});

describe("a style", () => {
  it("doesn't look through the whole page, which each change of the page would have it do again", () => {
    const files = globSync("src/**/*.css").filter((file) => !isSample(file));
    const own = files.filter((file) =>
      /(?:html|:root|body|\.layout)[^\s{},>]*:has\(/.test(readFileSync(file, "utf8")),
    );
    expect(own).toEqual([]);
  });
});

describe("text", () => {
  it("has few sizes and weights: browsers look up and shape a font for each, before they paint", () => {
    const files = globSync("src/**/*.css").filter(
      (file) => !isSample(file) && !file.endsWith("print.css"),
    );
    const css = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const valuesOf = (pattern: RegExp) =>
      new Set(Array.from(css.matchAll(pattern), ([, value]) => Number(value)));
    const sizes = valuesOf(/font(?:-size)?: (?:\d{3} )?([\d.]+)rem/g);
    expect([...sizes].toSorted()).toEqual([0.8, 0.85, 0.9, 1, 1.2, 1.55]);
    const weights = valuesOf(/font(?:-weight)?: (\d{3})(?![\d.])/g);
    expect([...weights].toSorted()).toEqual([400, 600, 700]);
  });
});
