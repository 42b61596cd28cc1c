import { describe, expect, it } from "@jest/globals";
import type { HTTPRequest, Page } from "puppeteer";
import { findings } from "../axe.ts";
import {
  arrived,
  follow,
  hydrated,
  intercept,
  scrolled,
  settled,
  useBrowser,
  type ReaderOptions,
} from "../browser.ts";
import { hurry } from "../hurry.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useBrowser();

/** A reader who waits for the chunk of a page. */
async function reader(
  url: string,
  name: string,
  hold: Hold,
  { width = 1440, ...options }: ReaderOptions = {},
) {
  const page = await open(url, { width, ...options });
  await hydrated(page);
  await holdBack(page, name, hold);
  return page;
}

type Hold = (request: HTTPRequest) => Promise<void>;

async function holdBack(page: Page, name: string, hold: Hold) {
  await intercept(page);
  page.on("request", (request) =>
    new RegExp(`/${name}\\.`).test(request.url()) ? void hold(request) : void request.continue(),
  );
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Holds requests back until it is called. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { hold: (request: HTTPRequest) => promise.then(() => request.continue()), open: resolve };
}

describe("a page whose chunk takes long", () => {
  it("shows its title and a placeholder at once, from the top; says after three seconds that it still loads, and moves nothing; does not take a reader along who went elsewhere", async () => {
    const { hold, open: release } = gate();
    const page = await reader("/guides/getting-started/", "caching", hold);
    await page.$eval(".neighbors", (links) => links.scrollIntoView());
    const start = await page.evaluate(() => performance.now());
    await follow(page, "/guides/caching/");
    await page.waitForSelector('.page-placeholder[aria-busy="true"]');
    const title = titleOf("/guides/caching/");
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(title);
    expect(await page.title()).toBe(`${title} | webpack`);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const text = await page.waitForSelector(".page-placeholder .still-loading");
    const opacity = () => text?.evaluate((one) => Number(getComputedStyle(one).opacity));
    const height = () =>
      page.$eval(".page-placeholder", (one) => one.getBoundingClientRect().height);
    const before = await height();
    expect(await opacity()).toBe(0);
    expect(await text?.evaluate((one) => getComputedStyle(one).animationDelay)).toBe("3s");
    const announced = await page.waitForFunction(
      () =>
        document.querySelector("#announcer")?.textContent === "Still loading" && performance.now(),
    );
    const waited = Number(await announced.jsonValue()) - start;
    expect(waited).toBeGreaterThan(2999);
    // On a busy machine it comes later.
    expect(waited).toBeLessThan(7000);
    await page.waitForFunction((one) => one && getComputedStyle(one).opacity === "1", {}, text);
    expect(await text?.evaluate(({ textContent }) => textContent)).toBe("Still loading…");
    expect(await height()).toBe(before);
    expect(await findings(page, "main")).toEqual([]);

    const elsewhere = titleOf("/guides/code-splitting/");
    await follow(page, "/guides/code-splitting/");
    await arrived(page, elsewhere);
    const late = page.waitForResponse((response) => response.url().includes("/caching."));
    release();
    await (await late).text();
    await settled(page);
    expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe(elsewhere);
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toMatch(elsewhere);
  });

  it("keeps the footer out of sight until the text is there, and its title in place", async () => {
    const { hold, open: release } = gate();
    // On a phone, where no sidebar holds it down.
    const page = await reader("/guides/", "caching", hold, { width: 390 });
    await page.click('.article a[href="/guides/caching/"]');
    await page.waitForSelector(".page-placeholder");
    const places = () =>
      page.evaluate(() => ({
        title: document.querySelector("h1")?.getBoundingClientRect().top,
        isFooterOut:
          (document.querySelector(".footer")?.getBoundingClientRect().top ?? 0) >= innerHeight,
      }));
    const before = await places();
    expect(before.isFooterOut).toBe(true);
    release();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await places()).toEqual(before);
  });

  it("leads back to where the reader was", async () => {
    const { hold, open: release } = gate();
    const page = await open("/guides/caching/");
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 3000));
    await settled(page);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    await page.reload();
    await hydrated(page);
    await holdBack(page, "caching", hold);
    await page.goBack();
    await page.waitForSelector(".page-placeholder");
    await page.mouse.wheel({ deltaY: 100 });
    await settled(page);
    release();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await page.evaluate(() => scrollY)).toBe(3000);
  });

  it("leads back to where the reader was, who doesn't wait for it", async () => {
    const page = await reader("/guides/caching/", "code-splitting", gate().hold);
    await page.evaluate(() => scrollTo(0, 1200));
    await settled(page);
    await follow(page, "/guides/code-splitting/");
    await page.waitForSelector(".page-placeholder");
    await page.goBack();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await scrolled(page)).toBe(1200);
    expect(await focused(page)).toBe("H1");
    // Nor does the position get lost that is kept for later.
    await follow(page, "/guides/getting-started/");
    await arrived(page, titleOf("/guides/getting-started/"));
    await page.goBack();
    await arrived(page, titleOf("/guides/caching/"));
    expect(await scrolled(page)).toBe(1200);
  });
});

describe("a view whose chunk takes long", () => {
  it("has the focus on its heading once it's there", async () => {
    const { hold, open: release } = gate();
    const page = await reader("/guides/", "view-vote", hold);
    await page.click('.main-menu a[href="/vote/"]');
    await page.waitForSelector(".page-placeholder");
    release();
    await page.waitForFunction(() => document.querySelector(".page-placeholder") === null);
    expect(await focused(page)).toBe("H1");
  });
});

describe("a chunk that never arrives", () => {
  it.each([
    ["script", "view-vote(?=\\.\\w+\\.js)"],
    ["style", "view-vote(?=\\.\\w+\\.css)"],
  ])("fails after two minutes where that is its %s", async (_kind, name) => {
    const page = await reader("/guides/", name, () => new Promise(() => {}), {
      prepare: (one) => hurry(one, 120_000, 2000),
      expected: /Loading (?:css )?chunk/,
    });
    const warned = new Promise((resolve) =>
      page.on(
        "console",
        (one) =>
          one.type() === "warn" && resolve(one.args()[0]?.evaluate((error) => String(error))),
      ),
    );
    await page.click('.main-menu a[href="/vote/"]');
    await page.waitForSelector(".page-placeholder");
    await page.waitForSelector(".page-failure");
    expect(await warned).toMatch(/Loading (?:css )?chunk \d+ failed\.\s\(timeout: .*\/view-vote\./);
  });
});
