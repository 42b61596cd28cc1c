import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { findings } from "../axe.ts";
import {
  intercept,
  load,
  resize,
  settled,
  sidewaysScroll,
  switchTheme,
  useBrowser,
} from "../browser.ts";
import { shifts, watchShifts } from "../shifts.ts";
import { rows, says, statusOf, useVotes } from "./vote-site.ts";

const open = useBrowser({ hasWorkers: false });
const ownSite = process.env.SITE_URL;
const { asked, fail } = useVotes();

const fault = (page: Page) =>
  page
    .waitForSelector(".vote-fault")
    .then((box) => box?.evaluate(({ textContent }) => textContent));

/** GitHub's answer to those who ask too often. */
const limited = (seconds: number) => ({
  status: 403,
  headers: {
    "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": String(Math.floor(Date.now() / 1000) + seconds),
  },
  body: { message: "API rate limit exceeded" },
});

/** Loads the page anew, with nothing kept, while GitHub answers so. */
async function meet(page: Page, answer: Parameters<typeof fail>[0]) {
  fail(answer);
  await page.evaluate(() => localStorage.removeItem("votes"));
  await page.reload();
}

describe("a reader of the vote", () => {
  it("sees the snapshot with its date until GitHub has answered, then what it said an hour ago while it is asked whether that has changed, and never what does not belong into the storage", async () => {
    fail("silence");
    const page = await open("/vote/?label=css");
    await says(page, "86 issues found among the most wanted.");
    expect(await statusOf(page)).toContain("As of November 20, 2026. Loading…");
    expect(await rows(page)).toHaveLength(50);
    fail(undefined);
    await load(page, "/vote/");
    await says(page, "Updated from GitHub");
    const older = await makeOlder(page);
    const before = asked().length;
    await page.reload();
    await says(page, "Updated from GitHub");
    expect(
      asked()
        .slice(before)
        .map(({ headers }) => headers["if-none-match"]),
    ).toEqual([older]);
    await page.reload();
    await says(page, "Updated from GitHub");
    // It is new enough now not to be asked for.
    expect(asked()).toHaveLength(before + 1);
    await page.evaluate(() => localStorage.setItem("votes", '[{"url":1}]'));
    await page.reload();
    await says(page, "130 issues you can vote for. Updated from GitHub");
  });
});

/** What is kept was said an hour ago. */
const makeOlder = (page: Page) =>
  page.evaluate(() => {
    const [kept] = JSON.parse(localStorage.getItem("votes") ?? "[]");
    kept.list.date = new Date(Date.now() - 3_600_000).toISOString();
    localStorage.setItem("votes", JSON.stringify([kept]));
    return kept.etag;
  });

describe("GitHub", () => {
  it("that answers nonsense is not believed, and can be asked again; that was asked too often says when it answers, and is asked again by itself then", async () => {
    const page = await open("/vote/");
    // An answer that is under way would be kept for the next load.
    await says(page, "Updated from GitHub");
    for (const [answer, message] of [
      [{ status: 500 }, "GitHub returned an error (status 500)."],
      [{ body: '{"total_count":' }, "GitHub sent an unexpected response."],
      [{ body: { items: "none" } }, "GitHub sent an unexpected response."],
    ] as const) {
      await meet(page, answer);
      expect(await fault(page)).toContain(`${message} This list may be out of date.`);
      expect(await statusOf(page)).toContain("As of November 20, 2026.");
      fail(undefined);
      await page.click(".vote-fault button");
      await says(page, "Updated from GitHub");
      expect(await page.$(".vote-fault")).toBeNull();
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("h1");
    }
    // By another clock: after a minute.
    await meet(page, limited(365 * 86_400));
    expect(await fault(page)).toMatch(/Trying again in \d\d seconds, at /);
    await meet(page, limited(9));
    expect(await fault(page)).toMatch(
      /^GitHub allows only a few searches per minute\. Trying again in \d seconds?, at \d+:\d\d:\d\d [AP]M\. This list may be out of date\.$/,
    );
    const before = asked().length;
    await page.select("[name=sort]", "newest");
    await settled(page);
    expect(asked()).toHaveLength(before);
    fail(undefined);
    await says(page, "Updated from GitHub");
    expect(await page.$(".vote-fault")).toBeNull();
  });

  it("that is out of reach leaves nothing to claim where there is no snapshot", async () => {
    const page = await open(`${ownSite}/vote/`, {
      prepare: async (one) => {
        await intercept(one);
        one.on(
          "request",
          (request) =>
            void (request.url().startsWith("https://api.github.com/")
              ? request.abort()
              : request.continue()),
        );
      },
      expected: /ERR_FAILED/,
    });
    expect(await fault(page)).toContain(
      "Can’t reach GitHub. Check your connection. You can still see the list on GitHub",
    );
    expect(await rows(page)).toEqual([]);
    expect(await statusOf(page)).toBe("");
  });
});

describe("at 390 and at 1440 pixels", () => {
  it("nothing moves and axe finds nothing, whether GitHub answers, fails or was asked too often", async () => {
    const page = await open("/vote/", { width: 390, prepare: watchShifts });
    for (const width of [390, 1440]) {
      for (const answer of [undefined, { status: 500 }, limited(500)]) {
        await switchTheme(page, "light");
        await resize(page, width);
        await meet(page, answer);
        await (answer ? fault(page) : says(page, "Updated from GitHub"));
        await settled(page);
        const moved = await shifts(page);
        const sideways = await sidewaysScroll(page);
        // `axe.test.ts` has looked at the rest of the page.
        const found = await findings(page, answer ? ".vote-fault" : ".vote");
        expect({ width, answer, moved, sideways, found }).toEqual({
          width,
          answer,
          moved: [],
          sideways: 0,
          found: [],
        });
      }
    }
  });
});

describe("without JavaScript", () => {
  it("the vote says how to vote, and links to GitHub's list", async () => {
    const page = await open("/vote/", { javaScript: false });
    const seen = await page.$$eval(".vote > *", (parts) =>
      parts.filter((part) => part.checkVisibility()).map(({ textContent }) => textContent),
    );
    expect(seen).toEqual(["Vote", expect.stringContaining("thumbs-up"), "Most wanted on GitHub"]);
    expect(await page.$eval(".vote .button", (link) => link.getAttribute("href"))).toContain(
      "https://github.com/webpack/webpack/issues?q=is%3Aissue%20is%3Aopen",
    );
  });
});
