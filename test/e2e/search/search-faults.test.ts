import { describe, expect, it } from "@jest/globals";
import type { HTTPRequest, Page } from "puppeteer";
import { hydrated, intercept, useBrowser } from "../browser.ts";
import { faults, useReaderNetwork } from "../reader-network.ts";
import { found, search } from "./search-dialog.ts";

const open = useBrowser({ isSearchWarm: true });
const expected = /ERR_FAILED|Loading (?:CSS )?chunk|404|500|ERR_CONNECTION_REFUSED/;

/** A reader for whom the requests of some files go wrong. */
async function reader(file: RegExp, answer: (request: HTTPRequest) => unknown): Promise<Page> {
  const prepare = async (one: Page) => {
    await intercept(one);
    one.on("request", (request) =>
      file.test(request.url()) ? answer(request) : request.continue(),
    );
  };
  const page = await open("/guides/caching/", { expected, prepare });
  await hydrated(page);
  return page;
}

describe("the search whose dialog does not load", () => {
  it("says so, and works after trying again", async () => {
    let isBroken = true;
    const page = await reader(/\/search-panel\.\w+\.js/, (request) =>
      isBroken ? request.abort() : request.continue(),
    );
    await page.keyboard.press("/");
    await page.waitForSelector('.search [role="alert"]');
    isBroken = false;
    await page.click('.search [role="alert"] button');
    await search(page, "splitChunks");
    await found(page, "/guides/code-splitting/");
  });
});

describe.each([
  ["whose index", /^\/search-index\./],
  ["whose engine", /^\/search-worker\./],
])("the search %s does not load", (_what, file) => {
  // What a worker asks for cannot be seen from the page.
  const network = useReaderNetwork();

  const asked = () => network().requests.filter((one) => file.test(one)).length;

  it("is tried once more by itself, says so, offers the page as a document, and can be tried again", async () => {
    let left = Infinity;
    network().faultOf = (asked) => {
      if (asked === "/sw.js") return faults.missing;
      return file.test(asked) && left-- > 0 ? faults.missing : undefined;
    };
    const page = await open(`${network().url}/guides/caching/`, { expected });
    await hydrated(page);
    await page.keyboard.press("/");
    await page.keyboard.type("splitChunks");
    await page.waitForSelector('.search [role="alert"]');
    expect(asked()).toBeGreaterThan(1);
    const words = await page.$eval('.search [role="alert"]', (alert) => alert.textContent);
    expect(words).toMatch(/^Can’t load search\..+Try again Reload the page$/);
    // This time, what fails at first comes when it is tried once more.
    left = 1;
    network().requests.length = 0;
    await page.click('.search [role="alert"] button');
    await found(page, "/guides/code-splitting/");
    expect(asked()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search-field");
  });
});
