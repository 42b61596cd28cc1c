import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import { siteUrl } from "../browser.ts";

const rule = /^-{72}$/m;
const list = await readFile("dist/licenses.txt", "utf8");
const sections = list
  .split(rule)
  .slice(1)
  .map((section) => section.trim());
const names = sections.map((section) => section.slice(0, section.indexOf(" ")));

const read = async (file: string) => JSON.parse(await readFile(file, "utf8"));

describe("the list of licenses", () => {
  it("has packages of each script: the page's, those loaded on demand, and both workers'", () => {
    const some = "react react-dom react-swipeable minisearch workbox-precaching webpack";
    expect(names).toEqual(expect.arrayContaining(some.split(" ")));
  });

  it("is what `dependencies` are, so that `npm audit --omit=dev` is about readers", async () => {
    const { dependencies, devDependencies } = await read("package.json");
    expect(names.filter((name) => name in devDependencies)).toEqual([]);
    // One is built where a hosted search is configured, and one only passes on another package.
    const others = ["algoliasearch", "react-router-dom"];
    const unshipped = Object.keys(dependencies).filter((name) => !names.includes(name));
    expect(unshipped).toEqual(others);
  });

  it("names the installed version of each, and has the text of its license", async () => {
    const { packages } = await read("package-lock.json");
    const installed = Object.entries<{ version?: string }>(packages).map(
      ([folder, { version }]) => `${folder.replace(/^.*node_modules\//, "")} ${version}`,
    );
    for (const section of sections) {
      const [, title] = /^(\S+ \S+)\nLicense: \S/.exec(section) ?? [];
      expect(installed).toContain(title);
      expect(section).toMatch(/copyright|permission/i);
    }
  });

  it("is text for browsers, and the only list: no script has one of its own beside it", async () => {
    const response = await fetch(`${siteUrl()}/licenses.txt`);
    expect(response.headers.get("Content-Type")).toMatch("text/plain");
    const files = await readdir("dist", { recursive: true });
    expect(files.filter((file) => file.includes("LICENSE"))).toEqual([]);
  });

  it("is what a reader of the license page is led to", async () => {
    expect(await readFile("dist/license/index.html", "utf8")).toMatch('href="/licenses.txt"');
  });
});
