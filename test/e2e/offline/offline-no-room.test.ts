import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, settled, useBrowser, type ReaderOptions } from "../browser.ts";
import { useHost } from "../host.ts";
import {
  copyIs,
  copyState,
  openCopyDialog,
  press,
  readerWithCopy,
  saveData,
  savedBuild,
} from "./offline-reader.ts";
import { useTwoBuilds } from "../sites/two-builds.ts";
import { firstParagraph, takeUpdate, visit } from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);

const reader = (options?: ReaderOptions) => readerWithCopy(open, host(), options);

/** Runs in the browser: there is no room for what makes a copy whole. */
const noRoomForLast = () => {
  const { put } = Cache.prototype;
  Cache.prototype.put = async function (request, response) {
    const isLast = /"status":"whole"(?!.*noRoomFor)/.test(await response.clone().text());
    if (isLast) throw new DOMException("Full", "QuotaExceededError");
    return put.call(this, request, response);
  };
};

describe("a saved copy, once the site has changed,", () => {
  const update = (page: Page) => takeUpdate(page, host(), builds().second);

  it("is not replaced by one that has no room beside it, which is not fetched with each page", async () => {
    const page = await reader({ expected: /QuotaExceeded/ });
    const before = await savedBuild(page);
    await page.evaluateOnNewDocument(noRoomForLast);
    await update(page);
    await page.waitForFunction(async () =>
      (await (await caches.match("/saved-copy.json"))?.text())?.includes("noRoomFor"),
    );
    expect(await savedBuild(page)).toBe(before);
    const texts = () => host().requests.filter((path) => /^\/guides\/first\..*\.js$/.test(path));
    expect(texts()).not.toEqual([]);
    host().requests.length = 0;
    await visit(page, "/concepts/");
    await openCopyDialog(page);
    await copyIs(page, "failed");
    expect(await copyState(page)).toMatch("Not enough storage space");
    await settled(page);
    expect(texts()).toEqual([]);
  });

  it("stays readable where the last of the new one has no room", async () => {
    const page = await reader({ prepare: saveData });
    const before = await savedBuild(page);
    await update(page);
    await openCopyDialog(page);
    await page.evaluate(noRoomForLast);
    await press(page, "Update");
    await copyIs(page, "failed");
    expect(await copyState(page)).toMatch("Not enough storage space");
    expect(await savedBuild(page)).toBe(before);
    host().isReachable = false;
    await visit(page, "/guides/first/");
    await arrived(page, "First guide");
    expect(await firstParagraph(page)).toBe("The first version.");
  });
});
