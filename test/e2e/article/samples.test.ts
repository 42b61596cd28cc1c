import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "puppeteer";
import { intercept, layOut, siteUrl, useReader } from "../browser.ts";

const open = useReader();
const url = "/contribute/writers-guide/";
const sample = "/samples/contribute/writers-guide/cart";

/** What the sizes of the variants are that are on the screen. */
const sizes = (page: Page) =>
  page.$$eval(".variant", (all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => one.querySelector("td:nth-child(2)")?.textContent),
  );

/** What the labels of groups say, as a screen reader would. */
const labels = (page: Page) =>
  page.$$eval(".toggles legend", (all) =>
    all.map((one) => (one instanceof HTMLElement ? one.innerText.trim() : "")),
  );

describe("variants of a sample", () => {
  it.each([true, false])(
    "are chosen by keyboard and by click, say what has changed, and are printed as in the sample's files; with scripts: %s",
    async (javaScript) => {
      const page = await open(url, { javaScript });
      expect(await sizes(page)).toEqual(["93 bytes"]);
      await page.focus(".toggles fieldset:last-of-type :checked");
      await page.keyboard.press("ArrowRight");
      expect(await sizes(page)).toEqual(["288 bytes"]);
      expect(await labels(page)).toEqual(["mode", "minimize changed from true"]);
      await page.click(".toggles fieldset:first-of-type label:last-of-type");
      expect(await sizes(page)).toEqual(["4.33 KiB"]);
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowLeft");
      expect(await sizes(page)).toEqual(["1.8 KiB"]);
      await page.emulateMediaType("print");
      expect(await sizes(page)).toEqual(["93 bytes"]);
      expect(await page.$eval(".toggles", (one) => one.checkVisibility())).toBe(false);
    },
  );

  it("are read by the search only as they are in the sample's files", async () => {
    const file = (await readdir("dist")).find((name) => /^search-index\..*\.json$/.test(name));
    const index = await readFile(path.join("dist", file ?? ""), "utf8");
    expect(index).toContain("93 bytes");
    expect(index).not.toContain("4.33 KiB 4");
  });
});

describe("two states of a sample", () => {
  it.each([
    [1440, "beside each other"],
    [390, "below each other"],
  ])("are at %i pixels %s", async (width) => {
    const page = await open(url, { width });
    await layOut(page);
    const [before, after] = await page.$$eval(".compare > *", (all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
    );
    const isWide = width > 600;
    expect(before?.top === after?.top).toBe(isWide);
    expect(before?.left === after?.left).toBe(!isWide);
  });
});

describe("a sample", () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "downloads-"))));
  afterAll(() => rm(folder, { recursive: true }));

  it("is downloaded as a project with the versions that the build used", async () => {
    const page = await open(url);
    await layOut(page);
    const session = await page.createCDPSession();
    await session.send("Browser.setDownloadBehavior", {
      ...{ behavior: "allow", browserContextId: page.browserContext().id, downloadPath: folder },
      eventsEnabled: true,
    });
    const done = new Promise<void>((resolve) => {
      session.on("Browser.downloadProgress", ({ state }) => {
        if (state === "completed") resolve();
      });
    });
    await page.click(`.sample-bar a[href="${sample}.zip"]`);
    await done;
    const files = unzipSync(await readFile(path.join(folder, "cart.zip")));
    expect(Object.keys(files).toSorted()).toEqual([
      "cart/package.json",
      "cart/src/index.js",
      "cart/src/total.js",
      "cart/webpack.config.js",
    ]);
    const { scripts, devDependencies } = JSON.parse(
      strFromU8(files["cart/package.json"] ?? new Uint8Array()),
    );
    expect(scripts).toEqual({ build: "webpack" });
    expect(Object.keys(devDependencies)).toEqual(["webpack", "webpack-cli"]);
  });

  it("is checked for changes each time, and kept neither by the service worker nor in a saved copy", async () => {
    for (const file of [`${sample}.zip`, `${sample}.json`]) {
      const { status, headers } = await fetch(siteUrl() + file);
      expect([status, headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
    }
    for (const file of ["/sw.js", "/build.json"])
      expect(await (await fetch(siteUrl() + file)).text()).not.toContain("/samples/contribute");
  });
});

/** Notes what a form sends; other hosts can't be reached. */
const noteForms = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      const { method, action, target } = this;
      Reflect.set(window, "sent", { method, action, target, fields: [...new FormData(this)] });
      submit.call(this);
    };
  });

describe("the button that opens a sample in StackBlitz", () => {
  const button = `[data-open-sample="${sample}.json"]`;

  it("sends its files there in a new tab, and nothing before it's clicked", async () => {
    const page = await open(url, { prepare: noteForms });
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(siteUrl())) elsewhere.push(request.url());
    });
    await page.waitForSelector("[data-opens-samples]");
    await layOut(page);
    await page.click(button);
    const isThere = (target: { url(): string }) => /stackblitz\.com\/run$/.test(target.url());
    await page.browserContext().waitForTarget(isThere);
    const { fields, ...form } = await page.evaluate(() => Reflect.get(window, "sent"));
    expect(form).toEqual({
      method: "post",
      action: "https://stackblitz.com/run",
      target: "_blank",
    });
    const sent = new Map(fields);
    expect([...sent.keys()]).toEqual([
      "project[title]",
      "project[template]",
      "project[files][src/index.js]",
      "project[files][src/total.js]",
      "project[files][webpack.config.js]",
      "project[files][package.json]",
    ]);
    expect(sent.get("project[template]")).toBe("node");
    expect(sent.get("project[files][src/index.js]")).toContain("console.log(average(");
    expect(elsewhere).toEqual([]);
    expect(page.url()).toBe(siteUrl() + url);
  });

  it("says if the sample can't be loaded, and is hidden with the download while there is no network", async () => {
    const page = await open(url, { expected: /ERR_FAILED/ });
    await page.waitForSelector("[data-offers-offline][data-opens-samples]");
    await layOut(page);
    await intercept(page);
    page.on("request", (request) => void request.abort());
    await page.click(button);
    await page.waitForFunction(
      (one) => document.querySelector(one)?.textContent === "Check your connection",
      {},
      button,
    );
    await page.waitForSelector(".is-offline");
    const shown = await page.$$eval(".sample-bar :is(a, button)", (all) =>
      all.filter((one) => one.checkVisibility({ visibilityProperty: true })),
    );
    expect(shown).toEqual([]);
  });

  it("isn't there without scripts", async () => {
    const page = await open(url, { javaScript: false });
    expect(await page.$eval(button, (one) => one.checkVisibility())).toBe(false);
    expect(await page.$eval(".sample-bar a", (one) => one.checkVisibility())).toBe(true);
  });
});
