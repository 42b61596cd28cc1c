import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, useBrowser, type ReaderOptions } from "./browser.ts";
import { found } from "./search-dialog.ts";
import { useReaderNetwork } from "./reader-network.ts";

const open = useBrowser();

const network = useReaderNetwork();

/** A reader who sees a page while its scripts are on their way, and what has them arrive. */
async function reader(url: string, options: ReaderOptions = {}) {
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>();
  network().faultOf = (asked) =>
    asked.endsWith(".js") && asked !== "/sw.js"
      ? (_url, _response, pass) => void arrival.then(pass)
      : undefined;
  const { promise, resolve } = Promise.withResolvers<Page>();
  const opened = open(network().url + url, { ...options, prepare: async (one) => resolve(one) });
  const page = await promise;
  await page.waitForSelector(".footer");
  const scriptsArrive = async () => {
    release();
    await opened;
    await hydrated(page);
  };
  return { page, scriptsArrive };
}

const theme = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem("theme")]);

describe("what a reader does before the scripts of a page arrive", () => {
  it("stays chosen where it is a package manager", async () => {
    const { page, scriptsArrive } = await reader("/");
    await page.click('.install input[value="pnpm"]');
    await scriptsArrive();
    await page.waitForFunction(() => localStorage.getItem("package-manager") === "pnpm");
    await page.waitForNetworkIdle({ idleTime: 500 });
    const marked = await page.$$eval(".packages input:checked", (all) =>
      all.map((one) => one.getAttribute("value")),
    );
    expect(new Set(marked)).toEqual(new Set(["pnpm"]));
  });

  it("opens the search at once, and finds what was typed meanwhile", async () => {
    const { page, scriptsArrive } = await reader("/guides/");
    await page.click(".search-button");
    await page.waitForSelector(".search[open]");
    await page.keyboard.type("splitChunks");
    await scriptsArrive();
    await found(page, "/guides/code-splitting/");
    expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe(
      "splitChunks",
    );
  });

  it("leaves the search closed that was closed again", async () => {
    const { page, scriptsArrive } = await reader("/guides/");
    await page.click(".search-button");
    await page.waitForSelector(".search[open]");
    await page.click(".search-field button");
    await scriptsArrive();
    await page.waitForNetworkIdle({ idleTime: 500 });
    expect(await page.$(".search[open]")).toBeNull();
  });

  it("opens the search later in a browser that cannot do it without scripts", async () => {
    const { page, scriptsArrive } = await reader("/guides/");
    await page.$eval(".search-button", (button) => button.removeAttribute("commandfor"));
    await page.click(".search-button");
    await scriptsArrive();
    await page.waitForSelector(".search[open]");
  });

  it("opens the menu of a phone", async () => {
    const { page, scriptsArrive } = await reader("/guides/", { width: 390 });
    await page.tap(".menu-button");
    await scriptsArrive();
    await page.waitForSelector("#sidebar[data-open]");
  });

  it("switches the theme, and once where the button was pressed again and again", async () => {
    const { page, scriptsArrive } = await reader("/guides/");
    for (let times = 0; times < 3; times += 1) await page.click(".theme-toggle");
    await scriptsArrive();
    await page.waitForFunction(() => localStorage.getItem("theme") !== null);
    const other = await open("/guides/");
    await hydrated(other);
    await other.click(".theme-toggle");
    expect(await theme(page)).toEqual(await theme(other));
  });

  it("copies code", async () => {
    const { page, scriptsArrive } = await reader("/guides/caching/");
    await page.$eval(".copy", (button) => button instanceof HTMLElement && button.click());
    await scriptsArrive();
    await page.waitForFunction(() =>
      /opied/.test(document.querySelector(".copy")?.textContent ?? ""),
    );
  });

  it("is forgotten after ten seconds, when nobody waits for it any more", async () => {
    const { page, scriptsArrive } = await reader("/guides/", { width: 390 });
    await page.evaluate(() => {
      const target = document.querySelector(".menu-button");
      Object.assign(window, { earlyInput: [{ type: "click", target, timeStamp: -10_001 }] });
    });
    await scriptsArrive();
    await page.waitForNetworkIdle({ idleTime: 500 });
    expect(await page.$("#sidebar[data-open]")).toBeNull();
  });
});
