import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { noticedOffline, sayNetworkChanged } from "./offline-reader.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser();
const host = useHost();

/** Nobody gets a worker. */
const withoutWorker = () => {
  const answer = { status: 404, body: "" };
  host().fault = (pathname) => (pathname === "/sw.js" ? { answer } : undefined);
};

/** Follows a link, and reads. */
async function readOn(page: Page) {
  await page.waitForNetworkIdle({ idleTime: 500 });
  await follow(page, "/guides/caching/");
  await arrived(page, titleOf("/guides/caching/"));
  expect(await page.$(".update-place")).toBeNull();
}

describe("the site without a service worker", () => {
  it("is read where the browser refuses it, as in private windows of some", async () => {
    const prepare = async (page: Page) => {
      await page.evaluateOnNewDocument(() => {
        const refuse = () => Promise.reject(new DOMException("", "SecurityError"));
        Object.assign(ServiceWorkerContainer.prototype, { register: refuse });
      });
    };
    const page = await open(`${host().url}/guides/`, { prepare });
    await readOn(page);
  });

  it("is read where it cannot be fetched", async () => {
    withoutWorker();
    const expected = /bad HTTP response code \(404\)/;
    const page = await open(`${host().url}/guides/`, { expected });
    await readOn(page);
  });

  it("loads a view by itself whose script did not come, once the network is back", async () => {
    withoutWorker();
    // On a busy machine the worker's script is still to come when the network goes.
    const expected = /404|Loading chunk|ERR_|fetching the script/;
    const page = await open(`${host().url}/guides/`, { expected });
    await page.waitForSelector("[data-offers-offline]");
    host().isReachable = false;
    await sayNetworkChanged(page);
    await noticedOffline(page);
    await page.click('.main-menu a[href="/vote/"]');
    await page.waitForSelector(".page-failure");
    host().isReachable = true;
    await sayNetworkChanged(page);
    await arrived(page, "Vote");
  });
});
