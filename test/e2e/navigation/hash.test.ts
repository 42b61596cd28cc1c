import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, follow, goTo, scrolled, settled, useReader } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";

const open = useReader();

/** As in the address bar: the browser goes there itself, and tells the page. */
async function typeHash(page: Page, hash: string) {
  await page.evaluate((typed) => location.assign(typed), hash);
  await page.waitForFunction((id) => document.activeElement?.id === id, {}, hash.slice(1));
  await settled(page);
}

/** Distance from the lower edge of the sticky header to an element's upper edge. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((name) => {
    const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -Infinity;
    return top - header;
  }, id);

/** Looks whether an element is right below the header, where it would be seen first. */
async function expectBelowHeader(page: Page, id: string) {
  const distance = await belowHeader(page, id);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(60);
}

const focus = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, {}, id);

const apart = "keep-packages-apart";

describe("a hash", () => {
  it("of a link on the page leads to its heading, below the header, and is left by going back", async () => {
    const page = await open("/guides/caching/");
    await page.evaluate(() => scrollTo(0, 200));
    await settled(page);
    await page.click('.table-of-contents [href="#checklist"]');
    await page.waitForFunction(() => scrollY > 1000);
    await page.goBack();
    await settled(page);
    expect(await scrolled(page)).toBe(200);
    await page.click(`.table-of-contents [href="#${apart}"]`);
    await settled(page);
    await expectBelowHeader(page, apart);
    // Tab goes on from there.
    await focus(page, apart);
    expect(address(page)).toBe(`/guides/caching/#${apart}`);
    const mark = await page.$("a[data-footnote-ref]");
    await mark?.evaluate((link) => link.click());
    await page.$eval("a[data-footnote-backref]", (link) => link.click());
    await page.waitForFunction((link) => document.activeElement === link, {}, mark);
    expect(await mark?.evaluate(({ tabIndex }) => tabIndex)).toBe(0);
  });

  it("in the address, of a link to another page or to a heading in details leads there", async () => {
    const page = await open(`/guides/caching/#${apart}`);
    await settled(page);
    await expectBelowHeader(page, apart);
    await goTo(page, "/guides/");
    await page.$eval(
      ".article a",
      (link, id) => link.setAttribute("href", `/guides/caching/#${id}`),
      apart,
    );
    await page.click(".article a");
    await arrived(page, titleOf("/guides/caching/"));
    await settled(page);
    await expectBelowHeader(page, apart);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(apart);
    await goTo(page, "/guides/caching/");
    await page.$eval(`#${apart}`, (heading) => {
      const details = document.createElement("details");
      heading.replaceWith(details);
      details.append(document.createElement("summary"), heading);
    });
    await page.click(`.table-of-contents [href="#${apart}"]`);
    await focus(page, apart);
    await expectBelowHeader(page, apart);
  });

  it("that is typed leads to its heading, whatever was typed on other pages; of the skip link, past the menus", async () => {
    const page = await open("/guides/caching/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await focus(page, "main");
    await page.keyboard.press("Tab");
    const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
    await typeHash(page, "#checklist");
    await page.evaluate(() => scrollTo(0, 300));
    await settled(page);
    await follow(page, "/guides/code-splitting/");
    await arrived(page, titleOf("/guides/code-splitting/"));
    const [, , id = ""] = await page.$$eval(".article h2", (all) => all.map((one) => one.id));
    await typeHash(page, `#${id}`);
    await expectBelowHeader(page, id);
  });
});
