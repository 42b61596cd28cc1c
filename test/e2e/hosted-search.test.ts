import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { RunningServer } from "../../src/commands/hosting/server.ts";
import { hydrated, useBrowser } from "./browser.ts";
import { found, refused, startSearchService, type SearchService } from "./hosted-search-service.ts";
import { serveServices } from "./services-site.ts";

const open = useBrowser();

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

describe("a site that was built with a hosted index", () => {
  let server: RunningServer;
  let service: SearchService;
  beforeAll(async () => {
    service = await startSearchService();
    server = await serveServices();
  });
  beforeEach(() => {
    service.asked.length = 0;
    service.behave = found([record, other, { objectID: "3", nonsense: true }]);
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const searcher = async (text: string) => {
    const page = await open(`${server.url}/guides/`, { expected: /status of|ERR_/ });
    await hydrated(page);
    await page.keyboard.press("/");
    await page.waitForSelector(".search[open]");
    await page.keyboard.type(text);
    return page;
  };

  it("asks that index with the search-only key, and not for every letter", async () => {
    const page = await searcher("bundles");
    await page.waitForSelector("a.search-option");
    const last = service.asked.at(-1);
    expect(last).toEqual({
      path: "/1/indexes/*/queries",
      appId: "APPID",
      key: "searchonly",
      index: "docs",
      query: "bundles",
    });
    expect(service.asked.length).toBeLessThan("bundles".length);
  });

  it("shows its records as it shows its own results", async () => {
    const page = await searcher("bundles");
    await page.waitForSelector("a.search-option");
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
  });

  it("leads to other hosts as links do", async () => {
    service.behave = found([record, { ...other, url: "https://other.example/concepts/" }]);
    const page = await searcher("bundles");
    await page.waitForSelector("a.search-option");
    const options = await page.$$eval("a.search-option", (all) =>
      all.map(({ host, rel }) => ({ isOwn: host === location.host, rel })),
    );
    expect(options).toEqual([
      { isOwn: true, rel: "" },
      { isOwn: true, rel: "" },
      { isOwn: false, rel: "noopener" },
    ]);
  });

  it("drops an answer that a newer query has overtaken", async () => {
    service.behave = (query, response) => {
      const hits = query === "bundles" ? [record] : [other];
      setTimeout(() => found(hits)(query, response), query === "bundles" ? 50 : 1500);
    };
    const page = await searcher("bundle");
    await page.waitForFunction(() => true);
    while (service.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await page.keyboard.type("s");
    await page.waitForSelector('a.search-option[href="/guides/first/#more"]');
    await new Promise((resolve) => setTimeout(resolve, 1700));
    expect(await page.$('a.search-option[href="/concepts/"]')).toBeNull();
  });

  it.each([
    ["refuses the key", refused(403)],
    ["has had too many queries", refused(429)],
    ["breaks", refused(500)],
    [
      "answers nonsense",
      (_query: string, response: Parameters<SearchService["behave"]>[1]) =>
        void response.end("<html>"),
    ],
    [
      "answers something else",
      (_query: string, response: Parameters<SearchService["behave"]>[1]) =>
        void response.end('{"results":[{}]}'),
    ],
    [
      "is gone",
      (_query: string, response: Parameters<SearchService["behave"]>[1]) => void response.destroy(),
    ],
    ["is slow", () => undefined],
  ])("searches its own index, and says so, where the service %s", async (_name, behaviour) => {
    service.behave = behaviour;
    const page = await searcher("second");
    await page.waitForSelector('a.search-option[href^="/guides/second/"]', { timeout: 12_000 });
    expect(await page.$eval(".search-notice", ({ textContent }) => textContent)).toMatch(
      "isn't responding",
    );
    const { length } = service.asked;
    await page.keyboard.type(" guide");
    await page.waitForFunction(
      () => document.querySelector(".search [role=status]")?.textContent !== "",
    );
    // It is left alone for a while.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(service.asked.length).toBe(length);
  });
});
