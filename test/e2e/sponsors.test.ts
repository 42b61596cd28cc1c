import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import type { LocalApi } from "../unit/local-api.ts";
import { findings } from "./axe.ts";
import { hydrated, settled, sidewaysScroll, useBrowser } from "./browser.ts";
import { shifts, watchShifts } from "./shifts.ts";
import { logoHost, serveSynced, sponsorsFor, type SyncedSite } from "./synced-site.ts";

const open = useBrowser();
const ownSite = process.env.SITE_URL;

let logos: LocalApi;
let site: SyncedSite;

beforeAll(async () => {
  logos = await logoHost();
  site = await serveSynced({ "sponsors.json": sponsorsFor(logos.url) });
});

afterAll(async () => {
  await site.close();
  await logos.close();
  process.env.SITE_URL = ownSite;
});

/** Lets chance fall so; 0.2 is in the first third. */
const chance = (value: number) => async (page: Page) => {
  await watchShifts(page);
  await page.evaluateOnNewDocument((fixed) => void (Math.random = () => fixed), value);
};

const total = chance(0.9);
const monthly = chance(0.2);

async function openLanding(prepare = total, width = 1440) {
  const page = await open("/", { prepare, width });
  await hydrated(page);
  await page.waitForSelector(".support");
  return page;
}

const headings = (page: Page) =>
  page.$$eval(".rank h3", (all) => all.map(({ textContent }) => textContent));

const chosen = (page: Page) =>
  page.$eval(".listing-switch :checked", (input) => input.parentElement?.textContent);

async function scrollTo(page: Page, selector: string) {
  await page.$eval(selector, (element) => element.scrollIntoView({ behavior: "instant" }));
  await page.waitForSelector(`${selector} ul`);
}

const all = [
  "Latest Sponsors",
  "Platinum Sponsors",
  "Gold Sponsors",
  "Silver Sponsors",
  "Bronze Sponsors",
  "Backers",
];

describe("the sponsors", () => {
  it("stand by rank, by what they gave in total two times out of three", async () => {
    const page = await openLanding(chance(0.34));
    expect(await chosen(page)).toBe("What they gave in total");
    expect(await headings(page)).toEqual(all);
  });

  it("stand by what they give in a month one time out of three", async () => {
    const page = await openLanding(chance(0.33));
    await page.waitForFunction(() =>
      document
        .querySelector(".listing-switch :checked")
        ?.parentElement?.textContent.includes("month"),
    );
    expect(await headings(page)).toEqual(all);
  });

  it("can be listed the other way by the keyboard", async () => {
    const page = await openLanding();
    await scrollTo(page, ".rank-platinum");
    const before = await page.$$eval(".rank-platinum a", (links) =>
      links.map(({ title }) => title),
    );
    expect(before[0]).toBe("Example Sponsor 0: $60,003 in total");
    await page.focus(".listing-switch :checked");
    await page.keyboard.press("ArrowDown");
    expect(await chosen(page)).toBe("What they give each month");
    const after = await page.$$eval(".rank-platinum a", (links) => links.map(({ title }) => title));
    expect(after[0]).toBe("Example Sponsor 0: $5,000 a month");
  });

  it("are loaded only when they come into view", async () => {
    const scripts: string[] = [];
    const page = await open("/", {
      height: 400,
      prepare: async (one) => one.on("request", (request) => scripts.push(request.url())),
    });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 300 });
    const isList = (url: string) => url.includes("view-landing-sponsors");
    expect(scripts.filter(isList)).toEqual([]);
    await scrollTo(page, ".rank-latest");
    expect(scripts.filter(isList)).toHaveLength(1);
  });

  it("are links that say they were paid for, and lead away safely", async () => {
    const page = await openLanding();
    await scrollTo(page, ".rank-gold");
    const link = await page.$eval(".rank-gold a", ({ href, rel, textContent }) => ({
      href,
      rel,
      textContent,
    }));
    expect(link).toEqual({
      href: "https://sponsor-3.example/",
      rel: "sponsored noopener",
      textContent: "ESExample Sponsor 3",
    });
  });

  it("show their initials until, or unless, a logo comes", async () => {
    const page = await openLanding();
    await scrollTo(page, ".rank-silver");
    const seen = () =>
      page.$$eval(".rank-silver .sponsor-logo", (tiles) =>
        tiles.slice(0, 4).map((tile) => {
          const image = tile.querySelector("img");
          return [image?.src.replace(/.*\//, "") ?? null, tile.textContent];
        }),
      );
    await page.waitForFunction(
      () =>
        document.querySelector(".rank-silver [src$='broken.svg']") === null &&
        [...document.querySelectorAll<HTMLImageElement>(".rank-silver [src$='logo.svg']")].every(
          (image) => image.parentElement?.textContent === "",
        ),
    );
    expect(await seen()).toEqual([
      ["logo.svg", ""],
      [null, "ES"],
      ["slow.svg", "ES"],
      [null, "ES"],
    ]);
  });

  it("can be tried again where their list did not load", async () => {
    const isList = (url: string) => url.includes("view-landing-sponsors");
    let isBlocked = true;
    const page = await open("/", {
      expected: /ERR_FAILED/,
      prepare: async (one) => {
        await one.setRequestInterception(true);
        one.on(
          "request",
          (request) =>
            void (isBlocked && isList(request.url()) ? request.abort() : request.continue()),
        );
      },
    });
    await page.waitForSelector(".rank [role=alert]");
    isBlocked = false;
    await page.click(".rank [role=alert] button");
    await page.waitForSelector(".rank-latest ul");
    expect(await page.$(".rank [role=alert]")).toBeNull();
    // The button has gone; whoever used the keyboard is still where it was.
    expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/^rank rank-/);
  });
});

describe.each([390, 1440])("at %i pixels", (width) => {
  it.each([
    ["total", total],
    ["monthly", monthly],
  ])("nothing moves while the sponsors come, listed by %s", async (_name, prepare) => {
    const page = await openLanding(prepare, width);
    for (const rank of ["latest", "platinum", "gold", "silver", "bronze", "backer"]) {
      await scrollTo(page, `.rank-${rank}`);
      await settled(page);
    }
    expect(await shifts(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it.each(["light", "dark"] as const)("axe finds nothing in the %s theme", async (theme) => {
    const page = await open("/", { width, theme, prepare: total });
    await hydrated(page);
    for (const rank of ["latest", "gold", "backer"]) await scrollTo(page, `.rank-${rank}`);
    expect(await findings(page)).toEqual([]);
  });
});

describe("without JavaScript", () => {
  it("the collective's page is linked to, and nothing stands empty", async () => {
    const page = await open("/", { javaScript: false });
    const seen = await page.$$eval(".support > *", (parts) =>
      parts.filter((part) => part.checkVisibility()).map(({ textContent }) => textContent),
    );
    expect(seen).toEqual([
      "Support the Team",
      expect.stringContaining("Open Collective"),
      "Become a sponsor",
      "As of November 20, 2026. The page of the collective lists those who give.",
    ]);
  });
});

describe("before sponsors were read for the first time", () => {
  it("the list says that it is empty, and links to the collective", async () => {
    const page = await open(`${ownSite}/`);
    const note = await page.$eval(".support-note", ({ textContent }) => textContent);
    expect(note).toContain("The list of sponsors is empty: it has not been read");
    const link = await page.$eval(".support-note a", (one) => one.getAttribute("href"));
    expect(link).toBe("https://opencollective.com/webpack");
    expect(await page.$(".rank")).toBeNull();
  });
});
