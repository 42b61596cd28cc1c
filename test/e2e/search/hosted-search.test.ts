import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { setTimeout as delay } from "node:timers/promises";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import type { ApiAnswer } from "../../unit/local-api.ts";
import { useBrowser } from "../browser.ts";
import { found, refused, startSearchService, type SearchService } from "./hosted-search-service.ts";
import { openSearch } from "./search-dialog.ts";
import { serveServices } from "../sites/services-site.ts";

const open = useBrowser({ hasWorkers: false, isSearchWarm: true });

const record = {
  objectID: "1",
  type: "content",
  url: "https://webpack.js.org/guides/first/#more",
  url_without_anchor: "https://webpack.js.org/guides/first/",
  anchor: "more",
  content: "A <b>bold</b> claim about bundles & chunks",
  hierarchy: { lvl0: "Guides", lvl1: "First guide", lvl2: "More", lvl3: null },
};
const other = {
  ...record,
  type: "lvl1",
  url: "https://webpack.js.org/concepts/",
  content: null,
  hierarchy: { lvl0: "Concepts", lvl1: "Concepts of bundles" },
};

const faults: readonly (ApiAnswer | undefined)[] = [
  refused(429),
  { body: "<html>" },
  { body: { results: [{}] } },
  { isCut: true },
  // As one that is slow.
  undefined,
];

describe("a site that was built with a hosted index", () => {
  let server: RunningServer;
  let service: SearchService;
  beforeAll(async () => void (server = await serveServices()));
  afterAll(() => server.close());
  beforeEach(async () => {
    service = await startSearchService(() =>
      found(record, other, { objectID: "3", nonsense: true }),
    );
  });
  afterEach(() => service.close());

  const reader = () => open(`${server.url}/guides/`, { expected: /status of|ERR_/ });

  it("asks that index, not for every letter, and shows its records as its own results", async () => {
    const page = await reader();
    await openSearch(page);
    await page.keyboard.type("bundles");
    while (service.asked().at(-1)?.query !== "bundles") await delay(20);
    await page.waitForSelector("a.search-option");
    expect(service.asked().at(-1)).toEqual({
      path: "/1/indexes/*/queries",
      appId: "APPID",
      key: "searchonly",
      index: "docs",
      query: "bundles",
    });
    expect(service.asked().length).toBeLessThan("bundles".length);
    const options = await page.$$eval("a.search-option", (all) =>
      all.map((one) => ({
        url: one.getAttribute("href"),
        text: one.textContent,
        marks: [...one.querySelectorAll("mark")].map(({ textContent }) => textContent),
      })),
    );
    expect(options).toEqual([
      { url: "/guides/first/", text: "First guide Guides", marks: [] },
      {
        url: "/guides/first/#more",
        text: "MoreA <b>bold</b> claim about bundles & chunks",
        marks: ["bundles"],
      },
      { url: "/concepts/", text: "Concepts of bundles Concepts", marks: ["bundles"] },
    ]);
    expect(await page.$(".search-notice")).toBeNull();
    // Other hosts are linked to as in articles.
    service.behave = () => found(record, { ...other, url: "https://other.example/concepts/" });
    await page.keyboard.type(" elsewhere");
    await page.waitForSelector('a.search-option[href^="https:"]');
    const links = await page.$$eval("a.search-option", (all) =>
      all.map(({ host, rel }) => ({ isOwn: host === location.host, rel })),
    );
    expect(links).toEqual([
      { isOwn: true, rel: "" },
      { isOwn: true, rel: "" },
      { isOwn: false, rel: "noopener" },
    ]);
  });

  it("drops an answer that a newer query has overtaken", async () => {
    const late = Promise.withResolvers<void>();
    service.behave = async (query) => {
      if (query !== "bundles") await late.promise;
      return found(query === "bundles" ? record : other);
    };
    const page = await reader();
    await openSearch(page);
    await page.keyboard.type("bundle");
    while (service.asked().length === 0) await delay(20);
    await page.keyboard.type("s");
    await page.waitForSelector('a.search-option[href="/guides/first/#more"]');
    late.resolve();
    await delay(300);
    expect(await page.$('a.search-option[href="/concepts/"]')).toBeNull();
  });

  it("searches its own index, and says so, where the service refuses, answers nonsense, is gone, or is slow, and leaves it alone for a while", async () => {
    const page = await reader();
    for (const answer of faults) {
      service.behave = () => answer;
      await page.reload();
      await openSearch(page);
      // In one piece: letters that come slowly ask for their own results.
      await page.keyboard.sendCharacter("second");
      await page.waitForSelector('a.search-option[href^="/guides/second/"]', { timeout: 12_000 });
      expect(await page.$eval(".search-notice", ({ textContent }) => textContent)).toMatch(
        "isn’t responding",
      );
    }
    await page.keyboard.type(" guide");
    await delay(400);
    expect(service.asked().filter(({ query }) => query.startsWith("second g"))).toEqual([]);
  });
});
