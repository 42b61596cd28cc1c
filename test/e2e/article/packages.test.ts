import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { load, useReader } from "../browser.ts";
import { links } from "../seen.ts";

const open = useReader();

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;

describe("the page of a package", () => {
  it("shows the README of the release that is installed, with links to where it comes from", async () => {
    const page = await open("/loaders/sass-loader/");
    const facts = await page.$eval(".facts", (list) => list.textContent);
    expect(facts).toMatch(`Version\n${versionOf("sass-loader")}\n`);
    expect(await links(page, ".facts")).toMatchObject({
      npm: "https://www.npmjs.com/package/sass-loader",
      README: "https://github.com/webpack/sass-loader/blob/HEAD/README.md",
    });
    expect(await page.$$eval("#options, #sassoptions", (all) => all.length)).toBe(2);
    expect(await page.$eval("article", (article) => article.textContent)).not.toContain(
      "Contributing",
    );
  });

  it("leads to pages of this site where the README leads to the documentation", async () => {
    const page = await open("/loaders/sass-loader/");
    await page.click('.article a[href="/loaders/style-loader/"]');
    await page.waitForFunction(() => document.title.startsWith("style-loader"));
    expect(await page.$eval("h1", (h1) => h1.textContent)).toBe("style-loader");
  });

  it("may begin with a text of our own", async () => {
    const page = await open("/loaders/css-loader/#do-you-need-it");
    const order = await page.$$eval("#do-you-need-it, .facts, #importloaders", (all) =>
      all.map(({ id, className }) => id || className),
    );
    expect(order).toEqual(["do-you-need-it", "facts", "importloaders"]);
    await load(page, "/loaders/");
    expect(await links(page, ".pages")).toMatchObject({ "css-loader": "/loaders/css-loader/" });
  });
});
