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
import { firstParagraph, takeUpdate, visit, workerIsReady } from "../worker-reader.ts";

const open = useBrowser();

const builds = useTwoBuilds();
const host = useHost(() => builds().first);

const reader = (options?: ReaderOptions) => readerWithCopy(open, host(), options);

/** Publishes the second build, and gives the reader its worker and its page. */
const update = (page: Page) => takeUpdate(page, host(), builds().second);

/** Texts of pages come no more, as if the connection were cut in the middle of saving. */
const holdTexts = () => {
  host().fault = (path) => (/\/first\.[\da-f]{8}\.js$/.test(path) ? { delay: 60_000 } : undefined);
};

const footerLink = (page: Page) => page.$eval(".footer a", ({ textContent }) => textContent);

describe("a saved copy, once the site has changed", () => {
  it("is replaced in the background, and the old one goes only then", async () => {
    const page = await reader();
    const before = await savedBuild(page);
    await update(page);
    await page.waitForFunction(
      async (old) => {
        const record = await caches.match("/saved-copy.json");
        return (await record?.json())?.build.id !== old;
      },
      {},
      before,
    );
    expect(await isSaving(page)).toBe(false);
    host().isReachable = false;
    await visit(page, "/guides/first/");
    await arrived(page, "First guide");
    expect(await firstParagraph(page)).toBe("The second version.");
  });

  it("stays readable while the new one is not whole: by its address, and by a link of the new site", async () => {
    const page = await reader();
    holdTexts();
    await update(page);
    await page.waitForFunction(() => caches.match("/next-copy.json"));
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
  });

  it("is replaced with the next page where a file of the new one did not come", async () => {
    const page = await reader({ expected: /status of 404/ });
    const before = await savedBuild(page);
    host().fault = (path) =>
      /\/first\.[\da-f]{8}\.js$/.test(path)
        ? { answer: { status: 404, body: "Not found" } }
        : undefined;
    await update(page);
    await openCopyDialog(page);
    await copyIs(page, "failed");
    host().fault = () => undefined;
    await visit(page, "/concepts/");
    await openCopyDialog(page);
    await copyIs(page, "saved");
    expect(await savedBuild(page)).not.toBe(before);
  });

  it("stays as it is where its reader has stopped the new one", async () => {
    const page = await reader();
    holdTexts();
    await update(page);
    await openCopyDialog(page);
    await copyIs(page, "saving");
    await press(page, "Stop");
    await copyIs(page, "stopped");
    host().fault = () => undefined;
    await visit(page, "/concepts/");
    await openCopyDialog(page);
    await copyIs(page, "stopped");
    await settled(page);
    expect(await isSaving(page)).toBe(true);
    await copyIs(page, "stopped");
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
    const page = await open(`${host().url}/guides/`, { expected: /404/ });
    await workerIsReady(page);
    await openCopyDialog(page);
    host().fault = (path) => {
      // The texts of the build before are gone from the host().
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
