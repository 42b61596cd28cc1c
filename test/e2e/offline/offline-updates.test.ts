import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, settled, useBrowser, type ReaderOptions } from "../browser.ts";
import { useHost } from "../host.ts";
import {
  copyIs,
  copyState,
  isSaving,
  noticedOffline,
  openCopyDialog,
  press,
  readerWithCopy,
  saveData,
  savedBuild,
} from "./offline-reader.ts";
import { useTwoBuilds } from "../sites/two-builds.ts";
import { firstParagraph, openWithWorker, takeUpdate, visit } from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);

const reader = (options?: ReaderOptions) => readerWithCopy(open, host(), options);

/** Publishes the second build, and gives the reader its worker and its page. */
const update = (page: Page) => takeUpdate(page, host(), builds().second);

const textOfFirst = /\/first\.[\da-f]{8}\.js$/;

/** Texts of pages come no more, as if the connection were cut in the middle of saving. */
const holdTexts = () => {
  host().fault = (path) => (textOfFirst.test(path) ? { delay: 60_000 } : undefined);
};

/** Runs in the browser: there is no room for what makes a copy whole. */
const noRoomForLast = () => {
  const { put } = Cache.prototype;
  Cache.prototype.put = async function (request, response) {
    const isLast = /"status":"whole"(?!.*noRoomFor)/.test(await response.clone().text());
    if (isLast) throw new DOMException("Full", "QuotaExceededError");
    return put.call(this, request, response);
  };
};

const footerLink = (page: Page) => page.$eval(".footer a", ({ textContent }) => textContent);

describe("a saved copy, once the site has changed", () => {
  it("stays readable while the new one is not whole, also where its reader has stopped that: by its address, and by a link of the new site", async () => {
    const page = await reader();
    holdTexts();
    await update(page);
    await openCopyDialog(page);
    await copyIs(page, "saving");
    await press(page, "Stop");
    await copyIs(page, "stopped");
    host().isReachable = false;
    await visit(page, "/guides/first/");
    await arrived(page, "First guide");
    expect(await firstParagraph(page)).toBe("The first version.");
    expect(await footerLink(page)).toBe("Get started");
    await visit(page, "/guides/");
    await noticedOffline(page);
    expect(await footerLink(page)).toBe("Get going");
    await page.waitForFunction(() => document.querySelector(".not-saved") === null);
    await page.click('.section-pages a[href="/guides/first/"]');
    await arrived(page, "First guide");
    expect(await firstParagraph(page)).toBe("The first version.");
    host().isReachable = true;
    host().fault = () => undefined;
    await visit(page, "/concepts/");
    await openCopyDialog(page);
    await copyIs(page, "stopped");
    await settled(page);
    expect(await isSaving(page)).toBe(true);
    await copyIs(page, "stopped");
  });

  it("is replaced in the background, with the next page where a file did not come, and the old one goes only then", async () => {
    const page = await reader({ expected: /status of 404/ });
    const before = await savedBuild(page);
    const answer = { status: 404, body: "Not found" };
    host().fault = (path) => (textOfFirst.test(path) ? { answer } : undefined);
    await update(page);
    await openCopyDialog(page);
    await copyIs(page, "failed");
    expect(await savedBuild(page)).toBe(before);
    host().fault = () => undefined;
    await visit(page, "/concepts/");
    await openCopyDialog(page);
    await copyIs(page, "saved");
    expect(await savedBuild(page)).not.toBe(before);
    expect(await isSaving(page)).toBe(false);
    host().isReachable = false;
    await visit(page, "/guides/first/");
    await arrived(page, "First guide");
    expect(await firstParagraph(page)).toBe("The second version.");
  });

  it("stays readable where the last of the new one has no room, which is not fetched with each page", async () => {
    const page = await reader({ expected: /QuotaExceeded/ });
    const before = await savedBuild(page);
    await page.evaluateOnNewDocument(noRoomForLast);
    await update(page);
    await page.waitForFunction(async () =>
      (await (await caches.match("/saved-copy.json"))?.text())?.includes("noRoomFor"),
    );
    expect(await savedBuild(page)).toBe(before);
    const texts = () => host().requests.filter((path) => textOfFirst.test(path));
    expect(texts()).not.toEqual([]);
    host().requests.length = 0;
    await visit(page, "/concepts/");
    await openCopyDialog(page);
    await copyIs(page, "failed");
    expect(await copyState(page)).toMatch("Not enough storage space");
    await settled(page);
    expect(texts()).toEqual([]);
    host().isReachable = false;
    await visit(page, "/guides/first/");
    await arrived(page, "First guide");
    expect(await firstParagraph(page)).toBe("The first version.");
  });

  it("is said to be older, with a button, to readers who save data", async () => {
    const page = await reader({ prepare: saveData });
    const before = await savedBuild(page);
    await update(page);
    await openCopyDialog(page);
    await copyIs(page, "outdated");
    expect(await copyState(page)).toMatch("A newer version is available (about 0.");
    expect(await savedBuild(page)).toBe(before);
    await press(page, "Update");
    await copyIs(page, "saved");
    expect(await savedBuild(page)).not.toBe(before);
  });

  it("comes from one build, though the site changes while it is saved", async () => {
    const page = await openWithWorker(open, `${host().url}/guides/`, { expected: /404/ });
    await openCopyDialog(page);
    host().fault = (path) => {
      // The texts of the build before are gone from the host.
      if (!/^\/guides\/second\.[\da-f]{8}\.js$/.test(path)) return undefined;
      void host().publish(builds().second);
      host().fault = () => undefined;
      return { delay: 500, answer: { status: 404, body: "Not found" } };
    };
    await press(page, "Save");
    await copyIs(page, "saved");
    host().isReachable = false;
    await visit(page, "/concepts/");
    await visit(page, "/guides/first/");
    await arrived(page, "First guide");
    expect(await firstParagraph(page)).toBe("The second version.");
    expect(await isSaving(page)).toBe(false);
  });
});
