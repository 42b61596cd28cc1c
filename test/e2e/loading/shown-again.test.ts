import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { faults, useReaderNetwork, type Fault } from "../reader-network.ts";

const open = useBrowser();
const expected = /Failed to load resource|Loading chunk|HTTP response code|MIME type/;

const network = useReaderNetwork();

/** The answers of the site and, for some addresses, something else. */
function answer(others: readonly (readonly [RegExp, Fault])[]): void {
  network().faultOf = (asked) =>
    asked === "/sw.js" ? faults.missing : others.find(([address]) => address.test(asked))?.[1];
}

const caching = /\/caching\.\w+\.js/;

async function reader(url: string): Promise<Page> {
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument(() =>
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) sessionStorage.setItem("was-kept", "");
      }),
    );
  const page = await open(network().url + url, { expected, prepare });
  await hydrated(page);
  return page;
}

/** Opens another page and comes back, to the very document that was left. */
async function leaveAndReturn(page: Page, meanwhile: () => void): Promise<void> {
  await page.goto(`${network().url}/guides/`);
  await hydrated(page);
  meanwhile();
  await page.goBack({ waitUntil: [] });
  await page.waitForFunction(() => sessionStorage.getItem("was-kept") !== null);
}

const isWhole = async (page: Page) => {
  await page.waitForFunction(() => document.querySelectorAll(".article h2").length > 5);
  expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
    titleOf("/guides/caching/"),
  );
  expect(await page.$(".page-failure")).toBeNull();
};

describe("a page that could not be loaded", () => {
  it("is there when a reader with a network comes back to it", async () => {
    // The network fails before the script has come that watches it.
    answer([[/\/after-load\./, faults.refused]]);
    const page = await reader("/guides/");
    answer([[caching, faults.refused]]);
    await follow(page, "/guides/caching/");
    await page.waitForSelector(".page-failure");
    await leaveAndReturn(page, () => answer([]));
    await isWhole(page);
  });

  it("is there when its reader comes back after a deploy, also to a shell of the old build", async () => {
    const offline = [
      [caching, faults.refused],
      [/^\/build\.json$/, faults.refused],
    ] as const;
    answer([...offline, [/^\/guides\/caching\/$/, faults.appShell]]);
    const page = await reader("/guides/caching/");
    await page.waitForSelector(".page-failure");
    const online = [
      [caching, faults.missing],
      [/^\/build\.json$/, faults.anotherBuild],
    ] as const;
    await leaveAndReturn(page, () => answer(online));
    await isWhole(page);
  });

  it("is there, too, for who has stayed in the shell of the old build", async () => {
    answer([
      [caching, faults.missing],
      [/^\/guides\/caching\/$/, faults.appShell],
    ]);
    const page = await reader("/guides/caching/");
    await page.waitForSelector(".page-failure");
    answer([
      [caching, faults.missing],
      [/^\/build\.json$/, faults.anotherBuild],
    ]);
    await page.click(".page-failure button");
    await isWhole(page);
  });

  it("is tried again where the way back leads to it in the same document", async () => {
    answer([[/\/view-vote\./, faults.refused]]);
    const page = await reader("/guides/");
    await page.click('.main-menu a[href="/vote/"]');
    await page.waitForSelector(".page-failure");
    await page.click('.main-menu a[href="/contribute/"]');
    await arrived(page, "Contribute");
    answer([]);
    await page.goBack();
    await arrived(page, "Vote");
  });
});
