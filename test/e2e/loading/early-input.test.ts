import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, settled, useBrowser } from "../browser.ts";
import { found } from "../search/search-dialog.ts";
import { useReaderNetwork } from "../reader-network.ts";

const open = useBrowser({ hasWorkers: false });

const network = useReaderNetwork();

/** Nothing is kept from one page for the next: each waits for its scripts. */
const prepare = (page: Page) => page.setCacheEnabled(false);

/** Opens a page whose scripts are on their way. @returns what has them arrive */
async function visit(page: Page, url: string) {
  await page.goto("about:blank");
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>();
  network().faultOf = (asked) =>
    asked.endsWith(".js") && asked !== "/sw.js"
      ? (_url, _response, pass) => void arrival.then(pass)
      : undefined;
  const opened = page.goto(network().url + url);
  await page.waitForSelector(".footer");
  return async () => {
    release();
    await opened;
    await hydrated(page);
  };
}

/** What was pressed is pressed again as soon as the site is ready. */
async function replayed(page: Page) {
  await page.waitForFunction(() => !("earlyInput" in window));
  await settled(page);
}

const theme = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem("theme")]);

describe("what a reader does before the scripts of a page arrive", () => {
  it("chooses a package manager, copies code and switches the theme, however often it was pressed", async () => {
    const page = await open("about:blank", { prepare });
    let scriptsArrive = await visit(page, "/");
    await page.click('.install input[value="pnpm"]');
    await scriptsArrive();
    await page.waitForFunction(() => localStorage.getItem("package-manager") === "pnpm");
    await replayed(page);
    const marked = await page.$$eval(".packages input:checked", (all) =>
      all.map((one) => one.getAttribute("value")),
    );
    expect(new Set(marked)).toEqual(new Set(["pnpm"]));

    scriptsArrive = await visit(page, "/guides/caching/");
    await page.browserContext().overridePermissions(network().url, ["clipboard-sanitized-write"]);
    await page.click(".copy");
    await scriptsArrive();
    await page.waitForFunction(() => document.querySelector(".copy")?.textContent === "Copied");

    scriptsArrive = await visit(page, "/guides/");
    for (let times = 0; times < 3; times += 1) await page.click(".theme-toggle");
    await scriptsArrive();
    await page.waitForFunction(() => localStorage.getItem("theme") !== null);
    const other = await open("/guides/");
    await hydrated(other);
    await other.click(".theme-toggle");
    expect(await theme(page)).toEqual(await theme(other));
  });

  it("opens the search at once and finds what was typed, or leaves it closed that was closed again", async () => {
    const page = await open("about:blank", { prepare });
    let scriptsArrive = await visit(page, "/guides/");
    await page.click(".search-button");
    await page.waitForSelector(".search[open]");
    await page.keyboard.type("splitChunks");
    await scriptsArrive();
    await found(page, "/guides/code-splitting/");
    expect(await page.$eval("#search-field", (field) => Reflect.get(field, "value"))).toBe(
      "splitChunks",
    );

    scriptsArrive = await visit(page, "/guides/");
    await page.click(".search-button");
    await page.waitForSelector(".search[open]");
    await page.click(".search-field button");
    await scriptsArrive();
    await replayed(page);
    expect(await page.$(".search[open]")).toBeNull();

    // A browser that cannot do it without scripts opens it later.
    scriptsArrive = await visit(page, "/guides/");
    await page.$eval(".search-button", (button) => button.removeAttribute("commandfor"));
    await page.click(".search-button");
    await scriptsArrive();
    await page.waitForSelector(".search[open]");
  });

  it("opens the menu of a phone, unless ten seconds have gone by and nobody waits for it any more", async () => {
    const page = await open("about:blank", { prepare, width: 390 });
    let scriptsArrive = await visit(page, "/guides/");
    await page.tap(".menu-button");
    await scriptsArrive();
    await page.waitForSelector("#sidebar[data-open]");

    scriptsArrive = await visit(page, "/guides/");
    await page.evaluate(() => {
      const target = document.querySelector(".menu-button");
      Object.assign(window, { earlyInput: [{ type: "click", target, timeStamp: -10_001 }] });
    });
    await scriptsArrive();
    await replayed(page);
    expect(await page.$("#sidebar[data-open]")).toBeNull();
  });
});
