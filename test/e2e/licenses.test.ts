import { glob, readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import { siteUrl } from "./browser.ts";

interface Listed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const listed = async (): Promise<readonly Listed[]> =>
  JSON.parse(await readFile("dist/licenses.json", "utf8"));

/** Packages that the files of a folder import at run time. */
async function importedIn(folder: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of glob(`src/${folder}/**/*.{ts,tsx}`)) {
    const text = await readFile(file, "utf8");
    for (const [, name = ""] of text.matchAll(
      /^(?:import (?!type)[^;]*?|\} )from "(@?[a-z][^:"]*)";$/gm,
    ))
      names.add(
        name
          .split("/")
          .slice(0, name.startsWith("@") ? 2 : 1)
          .join("/"),
      );
  }
  return names;
}

describe("the list of licenses", () => {
  it.each([
    // The hosted search is built where it is configured.
    ["browser", ["algoliasearch"]],
    ["service-worker", []],
    ["search-worker", []],
    ["islands", []],
  ])("has each package that readers get with %s", async (folder, except: readonly string[]) => {
    const names = new Set((await listed()).map(({ name }) => name));
    const imported = await importedIn(folder);
    // What another package gives again under its own name has no code.
    const missing = [...imported].filter(
      (name) => !names.has(name) && !except.includes(name) && name !== "react-router-dom",
    );
    expect(missing).toEqual([]);
  });

  it("has packages of each script: the page's, those loaded on demand, and both workers'", async () => {
    const names = (await listed()).map(({ name }) => name);
    for (const name of [
      "react",
      "react-dom",
      "react-swipeable",
      "minisearch",
      "workbox-precaching",
      "webpack",
    ])
      expect(names).toContain(name);
  });

  it("names the installed version of each, and has the text of its license", async () => {
    const response = await fetch(`${siteUrl()}/licenses.txt`);
    expect(response.headers.get("Content-Type")).toMatch("text/plain");
    const sections = (await response.text()).split(/^-{72}$/m).slice(1);
    const all = await listed();
    expect(sections).toHaveLength(all.length);
    for (const [index, { name, version, license }] of all.entries()) {
      expect(sections[index]?.trim()).toMatch(`${name} ${version}\nLicense: ${license}\n\n`);
      expect(sections[index]).toMatch(/copyright|permission/i);
    }
  });

  it("is the only one: no script has one of its own beside it", async () => {
    const files = await readdir("dist", { recursive: true });
    expect(files.filter((file) => file.includes("LICENSE"))).toEqual([]);
  });

  it("is what a reader of the license page is led to", async () => {
    expect(await readFile("dist/license/index.html", "utf8")).toMatch('href="/licenses.txt"');
  });
});
