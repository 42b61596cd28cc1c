import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, useBrowser, type ReaderOptions } from "../browser.ts";
import { useHost } from "../host.ts";
import {
  copyIs,
  copyState,
  noticedOffline,
  notSaved,
  openCopyDialog,
  press,
  readerWithCopy,
  saveData,
  sayNetworkChanged,
} from "./offline-reader.ts";
import { titleOf } from "../sites/published-site.ts";
import { kept, openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

const reader = (options: ReaderOptions) => openWithWorker(open, `${host().url}/guides/`, options);

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

const dialogText = (page: Page) => page.$eval(".offline-dialog", ({ textContent }) => textContent);

describe("a browser that has no room", () => {
  it("is said to have none before anything is fetched, keeps nothing by halves, and the site works", async () => {
    const page = await reader({
      // Chromium says the same to every site, whatever there is.
      prepare: (one) =>
        one.evaluateOnNewDocument(() => {
          StorageManager.prototype.estimate = async () => ({ quota: 3_000_000, usage: 2_500_000 });
        }),
    });
    const before = await kept(page, "files");
    await limitStorage(page, 2_300_000);
    await openCopyDialog(page);
    await page.waitForSelector("::-p-xpath(//dialog//p[contains(., 'may not be enough')])");
    expect(await dialogText(page)).toMatch(
      "Only about 0.5 MB of storage is left for this site, which may not be enough.",
    );
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
    await visit(page, "/guides/caching/");
    await arrived(page, titleOf("/guides/caching/"));
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
    const page = await readerWithCopy(open, host());
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

  it("is mended by its reader, who saves data, and forgotten where all of it is gone", async () => {
    const page = await readerWithCopy(open, host(), { prepare: saveData });
    await evict(page, "/guides/caching.");
    await visit(page, "/guides/");
    await openCopyDialog(page);
    await copyIs(page, "damaged");
    expect(await dialogText(page)).toMatch("Data saver is on");
    await press(page, "Repair");
    await copyIs(page, "saved");
    await evict(page, "/");
    await visit(page, "/guides/");
    await openCopyDialog(page);
    expect(await copyState(page)).toMatch(/^Not saved\./);
  });
});
