import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import {
  address,
  arrived,
  isSameDocument,
  markDocument,
  hydrated,
  settled,
  useBrowser,
} from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser({ hasWorkers: false });
const value = (page: Page) =>
  page.$eval(".devtool-builder p", ({ textContent }) => textContent.trim());

/** Chooses something, and waits for what the island makes of it. */
async function choose(page: Page, label: string, expected: string) {
  const [option] = await page.$$(`xpath/.//label[contains(., "${label}")]/input`);
  await option?.click();
  await page.waitForFunction(
    (text) => document.querySelector(".devtool-builder p")?.textContent.includes(text),
    {},
    expected,
  );
}

describe("an island", () => {
  it("is read before its script is there, works after, and stays on its page on Enter", async () => {
    const page = await open("/configuration/devtool/");
    expect(await value(page)).toBe('devtool: "source-map"');
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 200 });
    await choose(page, "Into the bundle", '"inline-source-map"');
    await choose(page, "original source", '"inline-cheap-module-source-map"');
    await markDocument(page);
    await page.focus(".devtool-builder input");
    await page.keyboard.press("Enter");
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(address(page)).toBe("/configuration/devtool/");
    expect(await isSameDocument(page)).toBe(true);
  });

  it("is loaded when it comes into view", async () => {
    const scripts: string[] = [];
    const page = await open("/configuration/devtool/", {
      height: 300,
      prepare: async (one) => {
        one.on("request", (request) => scripts.push(request.url()));
        await one.evaluateOnNewDocument(() => {
          addEventListener("DOMContentLoaded", () => {
            const space = document.createElement("div");
            space.style.height = "3000px";
            document.querySelector("[data-article]")?.prepend(space);
          });
        });
      },
    });
    await hydrated(page);
    await settled(page);
    const isLoaded = () => scripts.some((url) => /\/island-.*\.js/.test(url));
    expect(isLoaded()).toBe(false);
    await page.$eval("[data-island]", (island) => island.scrollIntoView());
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(isLoaded()).toBe(true);
  });

  it("works on a page that was reached by a link, again and again", async () => {
    const page = await open("/configuration/");
    await hydrated(page);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.click('#sidebar a[href="/configuration/devtool/"]');
      await arrived(page, titleOf("/configuration/devtool/"));
      await page.waitForNetworkIdle({ idleTime: 200 });
      await choose(page, "Into the bundle", '"inline-source-map"');
      await page.goBack();
      await arrived(page, "Configuration");
    }
  });
});
