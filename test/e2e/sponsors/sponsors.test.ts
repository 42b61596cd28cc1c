import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, intercept, useBrowser } from "../browser.ts";
import { chance, scrollToRank, useSponsors } from "./sponsor-reader.ts";

const open = useBrowser({ hasWorkers: false });

useSponsors();

async function openLanding(prepare = chance(0.9)) {
  const page = await open("/", { prepare });
  await hydrated(page);
  await page.waitForSelector(".support");
  return page;
}

const headings = (page: Page) =>
  page.$$eval(".rank h3", (all) => all.map(({ textContent }) => textContent));

const chosen = (page: Page) =>
  page.$eval(".listing-switch :checked", (input) => input.parentElement?.textContent);

const isList = (url: string) => url.includes("view-landing-sponsors");

const all = [
  "Latest Sponsors",
  "Platinum Sponsors",
  "Gold Sponsors",
  "Silver Sponsors",
  "Bronze Sponsors",
  "Backers",
];

describe("the sponsors", () => {
  it("stand by rank, by what they gave in total two times out of three, else in a month, or as is chosen by the keyboard", async () => {
    const page = await openLanding(chance(0.34));
    expect(await chosen(page)).toBe("Total donations");
    expect(await headings(page)).toEqual(all);
    await scrollToRank(page, "platinum");
    const firstTitle = () => page.$eval(".rank-platinum a", ({ title }) => title);
    expect(await firstTitle()).toBe("Example Sponsor 0: $60,003 in total");
    await page.focus(".listing-switch :checked");
    await page.keyboard.press("ArrowDown");
    expect(await chosen(page)).toBe("Monthly donations");
    expect(await firstTitle()).toBe("Example Sponsor 0: $5,000 a month");
    await chance(0.33)(page);
    await page.reload();
    await page.waitForFunction(
      () =>
        document.querySelector(".listing-switch :checked")?.parentElement?.textContent ===
        "Monthly donations",
    );
    expect(await headings(page)).toEqual(all);
  });

  it("are loaded when they come into view, as links that say they were paid for, with initials until, or unless, a logo comes", async () => {
    const scripts: string[] = [];
    const page = await open("/", {
      height: 400,
      prepare: async (one) => {
        await chance(0.9)(one);
        one.on("request", (request) => scripts.push(request.url()));
      },
    });
    await hydrated(page);
    await page.waitForNetworkIdle({ idleTime: 300 });
    expect(scripts.filter(isList)).toEqual([]);
    await scrollToRank(page, "gold");
    expect(scripts.filter(isList)).toHaveLength(1);
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
    await scrollToRank(page, "silver");
    await page.waitForFunction(
      () =>
        document.querySelector(".rank-silver [src$='broken.svg']") === null &&
        [...document.querySelectorAll<HTMLImageElement>(".rank-silver [src$='logo.svg']")].every(
          (image) => image.parentElement?.textContent === "",
        ),
    );
    const seen = await page.$$eval(".rank-silver .sponsor-logo", (tiles) =>
      tiles.slice(0, 4).map((tile) => {
        const image = tile.querySelector("img");
        return [image?.src.replace(/.*\//, "") ?? null, tile.textContent];
      }),
    );
    expect(seen).toEqual([
      ["logo.svg", ""],
      [null, "ES"],
      ["slow.svg", "ES"],
      [null, "ES"],
    ]);
  });

  it("can be tried again where their list did not load", async () => {
    let isBlocked = true;
    const page = await open("/", {
      expected: /ERR_FAILED/,
      prepare: async (one) => {
        await intercept(one);
        one.on(
          "request",
          (request) =>
            void (isBlocked && isList(request.url()) ? request.abort() : request.continue()),
        );
      },
    });
    // Each rank that comes near tries again by itself.
    for (const rank of ["gold", "backer"]) {
      await page.$eval(`.rank-${rank}`, (one) => one.scrollIntoView({ behavior: "instant" }));
      await page.waitForSelector(`.rank-${rank} [role=alert]`);
    }
    isBlocked = false;
    await page.click(".rank-backer [role=alert] button");
    await page.waitForSelector(".rank-backer ul");
    expect(await page.$(".rank [role=alert]")).toBeNull();
    // The button has gone; whoever used the keyboard is still where it was.
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("rank rank-backer");
  });
});
