import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, settled, useBrowser } from "./browser.ts";
import { useHost } from "./host.ts";
import {
  copyIs,
  copyState,
  noticedOffline,
  openCopyDialog,
  press,
  saveDocumentation,
  savedCaches,
} from "./offline-reader.ts";
import { titleOf } from "./published-site.ts";
import { kept, visit, workerIsReady } from "./worker-reader.ts";

const open = useBrowser();

const host = useHost();

async function reader(beside?: Page): Promise<Page> {
  const page = await open(`${host().url}/guides/`, { beside });
  await workerIsReady(page);
  return page;
}

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
  it("does not hide that the network is gone, where nothing else says so", async () => {
    const page = await reader();
    await saveDocumentation(page);
    host().isReachable = false;
    await page.click('.section-pages a[href="/guides/caching/"]');
    await arrived(page, titleOf("/guides/caching/"));
    await noticedOffline(page);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  });

  it("is saved after its size was shown, and says when and how much it is", async () => {
    const page = await reader();
    await openCopyDialog(page);
    expect(await copyState(page)).toMatch(/^Not saved\. The download is about \d\.\d MB\.$/);
    await press(page, "Save");
    await copyIs(page, "saved");
    expect(await copyState(page)).toMatch(/^Saved on \w{3} \d+, \d{4}, \d\.\d MB\.$/);
    const saved = await kept(page, "saved");
    expect(saved).toEqual(
      expect.arrayContaining([...(await copyFiles()), "/app-shell/index.html"]),
    );
  });

  it("fetches what the browser does not have, once, and nothing else", async () => {
    const page = await reader();
    const before = new Set([...(await kept(page, "core")), ...(await kept(page, "files"))]);
    host().requests.length = 0;
    await saveDocumentation(page);
    const missing = (await copyFiles()).filter((path) => !before.has(path));
    const asked = host().requests.filter((path) => /\.[\da-f]{8}\./.test(path));
    expect(asked.toSorted()).toEqual(missing.toSorted());
    expect(await kept(page, "files")).not.toEqual(expect.arrayContaining(missing));
  });

  it("can be read without a network: every page by its address, pictures and all", async () => {
    const page = await reader();
    await saveDocumentation(page);
    host().isReachable = false;
    const { pages } = await build();
    for (const url of [...Object.keys(pages), "/vote/", "/guides/printable/"]) {
      await visit(page, url);
      await readable(page);
      expect([url, await brokenPictures(page)]).toEqual([url, []]);
    }
  });

  it("can be read without a network by following links, and searched", async () => {
    const page = await reader();
    await saveDocumentation(page);
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
    await page.keyboard.press("/");
    await page.waitForSelector(".search[open] input");
    await page.keyboard.type("contenthash");
    await page.waitForSelector('.search [role="option"]');
  });

  it("is removed by its reader", async () => {
    const page = await reader();
    await saveDocumentation(page);
    await openCopyDialog(page);
    await press(page, "Remove");
    await copyIs(page, "none");
    expect(await savedCaches(page)).toEqual([]);
    // The focus is not lost with the button.
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
  });
});
