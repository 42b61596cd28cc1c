import { describe, expect, it } from "@jest/globals";
import { address, hydrated, markDocument, isSameDocument, useBrowser } from "../browser.ts";
import { rows, says, statusOf, useVotes } from "./vote-site.ts";

const open = useBrowser({ hasWorkers: false });
const { asked } = useVotes();

describe("the most wanted features", () => {
  it("have title, link, votes, age, comments and labels as text, fifty at a time, up to the last; can be searched by the keyboard, keep the focus, can be filtered by label, or are none", async () => {
    const page = await open("/vote/");
    await hydrated(page);
    await says(page, "Updated from GitHub");
    expect(await statusOf(page)).toMatch(/^130 issues you can vote for\. Updated from GitHub at /);
    const row = await page.$eval(".issue", (issue) => ({
      votes: issue.querySelector(".issue-votes")?.textContent,
      title: issue.querySelector("a")?.textContent,
      url: issue.querySelector("a")?.href,
      facts: issue.querySelector(".issue-facts")?.textContent,
      labels: [...issue.querySelectorAll("li")].map(({ textContent }) => textContent),
    }));
    expect(row).toEqual({
      votes: "1,500 votes",
      title: "Example: split the runtime of workers (1)",
      url: "https://github.com/webpack/webpack/issues/1",
      facts: expect.stringMatching(/^#1, opened \d+ years ago, 0 comments$/),
      labels: ["Feature request: runtime", "enhancement"],
    });
    // Whatever they hold.
    expect(await rows(page)).toContain(
      "Example: <b>escape</b> what is written in titles & labels (2)",
    );
    expect(await page.$(".issues b")).toBeNull();
    for (const count of [50, 100, 130]) {
      await page.waitForFunction(
        (wanted) => document.querySelectorAll(".issue").length === wanted,
        {},
        count,
      );
      if (count < 130) await page.click(".vote-app > .button");
    }
    expect(await page.$(".vote-app > .button")).toBeNull();
    expect(new Set(await rows(page)).size).toBe(130);
    const before = asked().length;
    await page.focus("[name=search]");
    await page.keyboard.type("styles", { delay: 10 });
    await says(page, "32 issues found. Updated from GitHub");
    expect(address(page)).toBe("/vote/?search=styles");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("search");
    // One question for six keys.
    expect(asked()).toHaveLength(before + 1);
    await page.select("[name=label]", "css");
    await says(page, "21 issues found. Updated from GitHub");
    expect(address(page)).toBe("/vote/?search=styles&label=css");
    expect(asked().at(-1)?.url.searchParams.get("q")).toBe(
      'repo:webpack/webpack is:issue is:open -label:bug styles in:title label:"css"',
    );
    await page.focus("[name=search]");
    await page.keyboard.type("nothingofthekind");
    await says(page, "0 issues found.");
    expect(await rows(page)).toEqual([]);
  });

  it("open as a shared link says, are followed within the page, and can be sorted", async () => {
    const page = await open("/vote/?search=styles&sort=newest");
    await says(page, "32 issues found. Updated from GitHub");
    const fields = await page.$$eval(".vote-controls [name]", (all) =>
      all.map((field) => ("value" in field ? field.value : undefined)),
    );
    expect(fields).toEqual(["styles", "", "newest"]);
    await markDocument(page);
    await page.click('.main-menu a[href="/vote/"]');
    await says(page, "130 issues you can vote for");
    expect(await page.$eval("[name=search]", (field) => Reflect.get(field, "value"))).toBe("");
    await page.select("[name=sort]", "oldest");
    await page.waitForFunction(() => location.search === "?sort=oldest");
    await says(page, "Updated from GitHub");
    await page.waitForSelector('.issues[aria-busy="false"]');
    const dates = await page.$$eval(".issue time", (all) => all.map(({ dateTime }) => dateTime));
    expect(dates).toEqual(dates.toSorted());
    expect(asked().at(-1)?.url.searchParams.get("sort")).toBe("created");
    expect(await isSameDocument(page)).toBe(true);
  });
});
