import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, useBrowser } from "../browser.ts";
import { random } from "../random.ts";
import { faults, useReaderNetwork } from "../reader-network.ts";
import { titleOf } from "../sites/published-site.ts";
import { readersDay } from "./readers-day.ts";

const open = useBrowser();
const network = useReaderNetwork();

/** What resources that do not load put on the console, and webpack's errors. */
const expected =
  /Failed to load|net::ERR|Loading (?:CSS )?chunk|Refused to|MIME|Unexpected token|fetching the script/;

/** Does something again until it works: a reader's patience. */
async function patiently(page: Page, act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    try {
      return void (await act());
    } catch {
      await page.click(".page-failure button").catch(() => undefined);
    }
  }
  throw new Error("Nothing came after twelve tries.");
}

async function read(page: Page, url: string): Promise<void> {
  await follow(page, url);
  const end = await page.waitForFunction(
    (wanted) =>
      document.querySelector(".page-failure")
        ? "failed"
        : document.querySelector("h1")?.textContent === wanted &&
          document.querySelector(".article h2") !== null &&
          "read",
    { timeout: 5000 },
    titleOf(url),
  );
  if ((await end.jsonValue()) === "failed") throw new Error(`${url} did not load.`);
}

describe("a reader for whom three of ten requests fail", () => {
  it("has every page in the end, by trying again", async () => {
    const { next } = random(7);
    network().faultOf = () => (next() < 0.3 ? faults.refused : undefined);
    const page = await open("about:blank", { expected });
    await patiently(page, async () => {
      await page.goto(`${network().url}/guides/caching/`);
      await page.waitForSelector("h1", { timeout: 2000 });
    });
    for (const name of ["code-splitting", "getting-started", "caching"]) {
      await patiently(page, () => read(page, `/guides/${name}/`));
    }
  });
});

describe("a reader who gets HTML in place of every script, from a captive portal,", () => {
  it("reads the prerendered page, whose links lead on, and has all of it once she has signed in", async () => {
    network().faultOf = (url) => (/\.js(?:\?|$)/.test(url) ? faults.portal : undefined);
    const page = await open(`${network().url}/guides/caching/`, { expected });
    expect(await page.$eval(".article", ({ textContent }) => textContent)).toMatch(
      "Give every file except the pages a name that depends on its content",
    );
    await follow(page, "/guides/code-splitting/");
    await page.waitForFunction(() => location.pathname === "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    network().faultOf = () => undefined;
    await readersDay(page, network().url);
  });
});
