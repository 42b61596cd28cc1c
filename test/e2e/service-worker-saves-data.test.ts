import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser } from "./browser.ts";
import { useHost } from "./host.ts";
import { cacheNames, kept } from "./worker-reader.ts";

const open = useBrowser();

/** What a browser does whose reader has asked it to save data. */
const saving = `Object.defineProperty(navigator, "connection", { value: { saveData: true } });\n`;

const host = useHost();
beforeEach(async () => {
  const answer = { type: "text/javascript", body: saving + (await readFile("dist/sw.js", "utf8")) };
  host().fault = (pathname) => (pathname === "/sw.js" ? { answer } : undefined);
});

async function reader(): Promise<Page> {
  const page = await open(`${host().url}/guides/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForNetworkIdle({ idleTime: 500 });
  return page;
}

describe("a reader who saves data", () => {
  it("gets nothing ahead but what every page needs", async () => {
    const page = await reader();
    const core = (await kept(page, "core")).map((one) => one.replace(/[.?].*/, ""));
    expect(core.toSorted()).toEqual(
      expect.arrayContaining([
        "/app-shell/index",
        "/build",
        "/client",
        "/client-runtime",
        "/vendor",
      ]),
    );
    const extra = /^\/(?:(?:search|view)-|drawer-swipe|assets\/icon-)/;
    expect(core.filter((one) => extra.test(one))).toEqual([]);
    expect(host().requests.filter((one) => extra.test(one))).toEqual([]);
    expect((await cacheNames(page)).filter((name) => !name.endsWith("-core"))).toEqual([]);
  });

  it("is asked for no page twice", async () => {
    await reader();
    expect(host().requests.filter((one) => one === "/guides/")).toHaveLength(1);
  });

  it("reads on without a network what was opened", async () => {
    const page = await reader();
    await page.click('#sidebar a[href="/guides/caching/"]');
    await arrived(page, "Caching");
    host().isReachable = false;
    await page.reload();
    await arrived(page, "Caching");
  });
});
