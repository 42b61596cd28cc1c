import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, siteUrl, useBrowser } from "../browser.ts";
import { saveData } from "../offline/offline-reader.ts";

const open = useBrowser();

/** Text of the scripts that every page loads. */
async function initialScripts(): Promise<string> {
  const files = (await readdir("dist")).filter((file) =>
    /^(?:client|client-runtime|vendor)\..*\.js$/.test(file),
  );
  expect(files).toHaveLength(3);
  return (await Promise.all(files.map((file) => readFile(`dist/${file}`, "utf8")))).join("\n");
}

interface ContentNode {
  readonly url: string;
  readonly anchors: readonly { readonly id: string }[];
  readonly children?: readonly ContentNode[];
}

const flat = (node: ContentNode): readonly ContentNode[] => [
  node,
  ...(node.children ?? []).flatMap(flat),
];

describe("the first load of a page", () => {
  it("does not download its text a second time, nor that of others", async () => {
    const scripts: string[] = [];
    const prepare = async (one: Page) => {
      // Otherwise, the search gets ready, too, with files that the service worker keeps.
      await saveData(one);
      one.on("request", (request) => {
        const { pathname, hostname } = new URL(request.url());
        if (hostname === "localhost" && pathname.endsWith(".js"))
          scripts.push(pathname.replace(/\.[\da-f]{8}\./, "."));
      });
    };
    const page = await open("/guides/caching/", { prepare });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 300 });
    // What no reader waits for comes after all others.
    expect(new Set(scripts.slice(0, 3))).toEqual(
      new Set(["/client-runtime.js", "/client.js", "/vendor.js"]),
    );
    expect(scripts.slice(3).toSorted()).toEqual(["/after-load.js", "/pages.js"]);
  });

  it("waits for one style sheet and those of its islands, and for no script but a short one", async () => {
    const page = await open("/guides/caching/", { javaScript: false });
    const blocking = await page.$$eval("script:not([type])", (scripts) =>
      scripts
        .filter((script) => !script.hasAttribute("defer"))
        .map((script) => ({ src: script.getAttribute("src"), text: script.textContent })),
    );
    expect(blocking).toEqual([{ src: null, text: expect.any(String) }]);
    expect(blocking[0]?.text.length).toBeLessThan(1200);
    expect(await page.$$eval('link[rel="stylesheet"]', (links) => links.length)).toBe(1);
    // The style of an island comes along, so that nothing moves.
    await page.goto(`${siteUrl()}/configuration/devtool/`);
    const styles = await page.$$eval('link[rel="stylesheet"]', (links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(styles).toContainEqual(
      expect.stringMatching(/^\/island-devtool-builder-style\..*\.css$/),
    );
  });
});

describe("the initial JavaScript", () => {
  it("has the text of no page, and the script's name of none", async () => {
    const scripts = await initialScripts();
    expect(scripts).not.toMatch(/guides\/caching\.[\da-f]{8}/);
    expect(scripts).not.toContain("data-language=");
    expect(scripts).not.toContain("Add a content hash to file names");
  });

  it("has the anchors of no page", async () => {
    const scripts = await initialScripts();
    const root: ContentNode = JSON.parse(await readFile("dist/content-tree.json", "utf8"));
    const nodes = flat(root);
    const urls = nodes.map(({ url }) => url).join();
    const ids = nodes.flatMap(({ anchors }) => anchors.map(({ id }) => id));
    // Short ids may be ordinary words of the program.
    const own = [...new Set(ids)].filter((id) => id.length > 14 && !urls.includes(id));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((id) => scripts.includes(id))).toEqual([]);
  });
});
