import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser, type ReaderOptions } from "../browser.ts";
import { useHost } from "../host.ts";
import {
  closeCopyDialog,
  copyIs,
  copyState,
  noticedOffline,
  noticedOnline,
  notSaved,
  openCopyDialog,
  press,
  saveData,
  saveDocumentation,
  sayNetworkChanged,
} from "./offline-reader.ts";
import { titleOf } from "../sites/published-site.ts";
import { kept, visit, workerIsReady } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

async function reader(options: ReaderOptions = {}): Promise<Page> {
  const page = await open(`${host().url}/guides/`, options);
  await workerIsReady(page);
  return page;
}

/** Sets how much the browser keeps for the site, in bytes; nothing sets it back. */
async function limitStorage(page: Page, quotaSize?: number) {
  const session = await page.createCDPSession();
  await session.send("Storage.overrideQuotaForOrigin", { origin: host().url, quotaSize });
}

/** As browsers do that need the room. */
const evict = (page: Page, part: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const requests = (await cache.keys()).filter(({ url }) => url.includes(wanted));
      await Promise.all(requests.map((request) => cache.delete(request)));
    }
  }, part);

const pageReads = async (page: Page) => {
  await visit(page, "/guides/caching/");
  await arrived(page, titleOf("/guides/caching/"));
};

describe("a browser that has no room", () => {
  it("is said to have none before anything is fetched", async () => {
    const page = await reader({
      // Chromium says the same to every site, whatever there is.
      prepare: (one) =>
        one.evaluateOnNewDocument(() => {
          StorageManager.prototype.estimate = async () => ({ quota: 3_000_000, usage: 2_500_000 });
        }),
    });
    await openCopyDialog(page);
    await page.waitForSelector("::-p-xpath(//dialog//p[contains(., 'may not be enough')])");
    const text = await page.$eval(".offline-dialog", ({ textContent }) => textContent);
    expect(text).toMatch(
      "Only about 0.5 MB of storage is left for this site, which may not be enough.",
    );
  });

  it("says so, keeps nothing by halves, and the site works", async () => {
    const page = await reader();
    const before = await kept(page, "files");
    await limitStorage(page, 2_300_000);
    await openCopyDialog(page);
    await press(page, "Save");
    await copyIs(page, "failed");
    expect(await copyState(page)).toBe(
      "Not enough storage space, so the documentation wasn’t saved.",
    );
    expect(await kept(page, "files")).toEqual(before);
    expect(await kept(page, "saved")).toEqual([]);
    await limitStorage(page);
    await press(page, "Try again");
    await copyIs(page, "saved");
    await pageReads(page);
  });
});

describe("a file that does not come as it should", () => {
  it("is not saved where it is missing, another one, cut off or an error, which is said", async () => {
    const page = await reader({ expected: /status of/ });
    await openCopyDialog(page);
    let button = "Save";
    for (const answer of [
      { status: 404, body: "Not found" },
      { body: "<h1>Welcome to our hotel</h1>" },
      { type: "text/javascript", body: '"use strict";' },
      { status: 500, type: "text/javascript", body: "oops" },
    ]) {
      const asked = new Promise<void>((resolve) => {
        host().fault = (path) => {
          if (!path.startsWith("/migrate/5.")) return undefined;
          resolve();
          return { answer };
        };
      });
      await press(page, button);
      button = "Try again";
      await asked;
      await copyIs(page, "failed");
      expect(await copyState(page)).toBe("Couldn’t save the documentation. Try again later.");
      expect((await kept(page, "files")).filter((path) => path.startsWith("/migrate/5."))).toEqual(
        [],
      );
    }
    host().fault = () => undefined;
    await press(page, "Try again");
    await copyIs(page, "saved");
  });
});

describe("a copy that the browser has taken a part of", () => {
  it("is said to be damaged without a network, and mended by itself on the next page", async () => {
    const page = await reader();
    await saveDocumentation(page);
    const before = (await kept(page, "files")).toSorted();
    await evict(page, "/guides/caching.");
    host().isReachable = false;
    await sayNetworkChanged(page);
    await noticedOffline(page);
    await page.waitForSelector(".not-saved");
    expect(await notSaved(page)).toEqual([`${titleOf("/guides/caching/")} (not saved)`]);
    await openCopyDialog(page);
    await copyIs(page, "damaged");
    expect(await copyState(page)).toMatch("the browser removed some files.");
    host().isReachable = true;
    await visit(page, "/guides/");
    await page.waitForFunction(
      async (count) => (await (await caches.open("webpack-files")).keys()).length === count,
      {},
      before.length,
    );
    expect((await kept(page, "files")).toSorted()).toEqual(before);
  });

  it("is mended by its reader, who saves data", async () => {
    const page = await reader({ prepare: saveData });
    await saveDocumentation(page);
    await evict(page, "/guides/caching.");
    await visit(page, "/guides/");
    await openCopyDialog(page);
    await copyIs(page, "damaged");
    expect(await page.$eval(".offline-panel", ({ textContent }) => textContent)).toMatch(
      "Data saver is on",
    );
    await press(page, "Repair");
    await copyIs(page, "saved");
  });

  it("is forgotten where all of it is gone", async () => {
    const page = await reader();
    await saveDocumentation(page);
    await evict(page, "/");
    await visit(page, "/guides/");
    await openCopyDialog(page);
    expect(await copyState(page)).toMatch(/^Not saved\./);
  });
});

describe("a private window", () => {
  it.each([
    ["without service workers", () => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")],
    [
      "without caches",
      () => {
        const refuse = () => Promise.reject(new DOMException("Refused", "SecurityError"));
        const methods = { has: refuse, keys: refuse, open: refuse, match: refuse };
        Object.assign(CacheStorage.prototype, methods);
      },
    ],
  ])("%s says why nothing can be saved, and the site works", async (_name, take) => {
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
    await pageReads(page);
  });
});
