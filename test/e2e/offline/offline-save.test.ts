import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { settled, useBrowser } from "../browser.ts";
import { useHost } from "../host.ts";
import { found, openSearch, search } from "../search/search-dialog.ts";
import {
  closeCopyDialog,
  copyIs,
  copyState,
  noticedOffline,
  openCopyDialog,
  press,
} from "./offline-reader.ts";
import { oneIn } from "../sample.ts";
import { kept, openWithWorker, visit } from "../worker-reader.ts";

const open = useBrowser();

const host = useHost();

interface Build {
  readonly assets: Readonly<Record<string, number>>;
  readonly pages: Readonly<Record<string, string>>;
}

const build = async (): Promise<Build> => JSON.parse(await readFile("dist/build.json", "utf8"));

/** The files that make up a copy. */
const copyFiles = async () =>
  Object.keys((await build()).assets).filter((path) => /\.[\da-f]{8}\.\w+$/.test(path));

const readable = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector("h1") !== null &&
      document.querySelector(".page-placeholder, .page-failure") === null,
  );

/** Pictures of the site itself that are not there. */
const brokenPictures = (page: Page) =>
  page.$$eval("main img", async (pictures) => {
    const own = pictures.filter(({ src }) => src.startsWith(location.origin));
    for (const picture of own) picture.loading = "eager";
    const loads = own.map((picture) =>
      picture.decode().then(
        () => [],
        () => [picture.src],
      ),
    );
    return (await Promise.all(loads)).flat();
  });

describe("the whole documentation", () => {
  it("is saved after its size was shown, fetches what is missing once, and is removed; can be read without a network by following links, searched, and read by every address, pictures and all", async () => {
    const page = await openWithWorker(open, `${host().url}/guides/`);
    const before = await kept(page, "files");
    host().requests.length = 0;
    await openCopyDialog(page);
    expect(await copyState(page)).toMatch(/^Not saved\. The download is about \d\.\d MB\.$/);
    await press(page, "Save");
    await copyIs(page, "saved");
    expect(await copyState(page)).toMatch(/^Saved on \w{3} \d+, \d{4}, \d+\.\d MB\.$/);
    expect(await kept(page, "files")).toEqual(expect.arrayContaining(await copyFiles()));
    const missing = (await copyFiles()).filter((path) => !before.includes(path));
    const asked = host().requests.filter((path) => /\.[\da-f]{8}\./.test(path));
    expect(asked.toSorted()).toEqual(missing.toSorted());
    await press(page, "Remove");
    await copyIs(page, "none");
    expect(await kept(page, "saved")).toEqual([]);
    expect((await kept(page, "files")).toSorted()).toEqual(before.toSorted());
    // The focus is not lost with the button.
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );

    await press(page, "Save");
    await copyIs(page, "saved");
    await closeCopyDialog(page);
    // No system says so.
    host().isReachable = false;
    const links = await page.$$eval(".section-pages a[href^='/']", (all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const url of links) {
      await page.click(`.section-pages a[href="${url}"]`);
      // Until then it is the page before that can be read, and keys are pressed on that.
      await page.waitForSelector(`.section-pages a[href="${url}"][aria-current]`);
      await readable(page);
      await settled(page);
    }
    await noticedOffline(page);
    await openSearch(page);
    await search(page, "contenthash");
    await found(page, "/guides/caching/");
    const { pages } = await build();
    for (const url of [...oneIn(4, Object.keys(pages)), "/vote/", "/guides/printable/"]) {
      await visit(page, url);
      await readable(page);
      expect([url, await brokenPictures(page)]).toEqual([url, []]);
    }
  });
});
