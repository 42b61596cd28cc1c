import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { titleOf } from "../sites/published-site.ts";
import {
  closeCopyDialog,
  copyIs,
  copyState,
  noticedOffline,
  noticedOnline,
  openCopyDialog,
  sayNetworkChanged,
} from "./offline-reader.ts";

const open = useBrowser();
const host = useHost();

const refused = {
  "without service workers": () =>
    void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
  "that refuses the service worker": () => {
    const refuse = () => Promise.reject(new DOMException("", "SecurityError"));
    Object.assign(ServiceWorkerContainer.prototype, { register: refuse });
  },
  "without caches": () => {
    const refuse = () => Promise.reject(new DOMException("Refused", "SecurityError"));
    const methods = { has: refuse, keys: refuse, open: refuse, match: refuse };
    Object.assign(CacheStorage.prototype, methods);
  },
};

describe("a private window", () => {
  it.each(Object.entries(refused))(
    "%s says why nothing can be saved, and the site works",
    async (_name, take) => {
      const prepare = (page: Page) => page.evaluateOnNewDocument(take);
      const page = await open(`${host().url}/guides/`, { prepare });
      await openCopyDialog(page);
      await copyIs(page, "impossible");
      expect(await copyState(page)).toMatch("This browser doesn’t let the site store data");
      expect(await page.$$(".copy-buttons button")).toEqual([]);
      await closeCopyDialog(page);
      host().isReachable = false;
      await sayNetworkChanged(page);
      await noticedOffline(page);
      await page.waitForSelector(".not-saved");
      host().isReachable = true;
      await sayNetworkChanged(page);
      await noticedOnline(page);
      await follow(page, "/guides/caching/");
      await arrived(page, titleOf("/guides/caching/"));
      expect(await page.$(".update-notice")).toBeNull();
    },
  );
});

describe("a reader whose service worker cannot be fetched", () => {
  it("gets a view whose script did not come as soon as the network is back", async () => {
    const answer = { status: 404, body: "" };
    host().fault = (pathname) => (pathname === "/sw.js" ? { answer } : undefined);
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
