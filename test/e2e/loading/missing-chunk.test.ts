import { describe, expect, it } from "@jest/globals";
import type { HTTPRequest } from "puppeteer";
import { arrived, follow, hydrated, intercept, settled, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser();
const expected = /ERR_FAILED|Loading (?:CSS )?chunk/;

/** A reader of the guides for whom requests of some files go wrong. */
async function reader(url: string, file: RegExp, answer: (request: HTTPRequest) => unknown) {
  const page = await open(url, { expected });
  await hydrated(page);
  await intercept(page);
  page.on("request", (request) =>
    file.test(request.url()) ? answer(request) : request.continue(),
  );
  return page;
}

describe("a page whose chunk does not load", () => {
  it("says so, and is there after trying again", async () => {
    let isBroken = true;
    const page = await reader("/guides/", /\/caching\.\w+\.js/, (request) =>
      isBroken ? request.abort() : request.continue(),
    );
    const warnings: string[] = [];
    page.on("console", (one) => one.type() === "warn" && warnings.push(one.text()));
    await follow(page, "/guides/caching/");
    const failure = await page.waitForSelector('[role="alert"]');
    expect(await failure?.$$eval("p", (all) => all.map((one) => one.textContent))).toEqual([
      "Can’t load this page.",
      "Check your connection and try again.",
    ]);
    expect(warnings.join()).toMatch(/^ChunkLoadError: Loading chunk \S+ failed/);
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(
      titleOf("/guides/caching/"),
    );
    isBroken = false;
    await page.click(".page-failure button");
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.$$eval(".article h2", (all) => all.length)).toBeGreaterThan(5);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  it("can be tried again and again, and leaves the others as they are", async () => {
    const page = await reader("/guides/", /\/caching\.\w+\.js/, (request) => request.abort());
    await follow(page, "/guides/caching/");
    for (let times = 0; times < 3; times += 1) {
      await page.waitForSelector(".page-failure button");
      const failed = page.waitForRequest((request) => request.url().includes("/caching."));
      await page.click(".page-failure button");
      await failed;
    }
    await page.waitForSelector(".page-failure");
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    expect(await page.$(".page-failure")).toBeNull();
  });
});

describe("a view whose chunk does not load", () => {
  it("can be read where it was prerendered", async () => {
    const page = await open("/", {
      expected,
      prepare: async (one) => {
        await intercept(one);
        one.on("request", (request) =>
          request.url().includes("/view-landing.") && request.resourceType() === "script"
            ? request.abort()
            : request.continue(),
        );
      },
    });
    await hydrated(page);
    // The document's own script, its second try, and those of the chunk.
    await page.waitForNetworkIdle({ idleTime: 2000 });
    expect(await page.$(".page-failure")).toBeNull();
    expect(await page.$eval("h1", ({ textContent }) => textContent)).not.toBe("");
  });

  it("says so, and is there after trying again", async () => {
    let isBroken = true;
    const page = await reader("/guides/", /\/view-vote\.\w+\.js/, (request) =>
      isBroken ? request.abort() : request.continue(),
    );
    await page.click('.main-menu a[href="/vote/"]');
    await page.waitForSelector(".page-failure");
    isBroken = false;
    await page.click(".page-failure button");
    await arrived(page, "Vote");
  });
});

describe("an island that does not load", () => {
  it.each([
    ["style", /\/island-.*\.css/],
    ["script", /\/island-.*\.js/],
  ])("for want of its %s leaves the page readable", async (_name, file) => {
    const page = await reader("/configuration/", file, (request) => request.abort());
    await follow(page, "/configuration/devtool/");
    await arrived(page, titleOf("/configuration/devtool/"));
    await settled(page);
    expect(await page.$(".page-failure")).toBeNull();
    expect(await page.$eval("[data-island]", (island) => island.textContent)).toMatch("Besides");
  });
});
