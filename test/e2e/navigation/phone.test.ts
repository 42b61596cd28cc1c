import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { address, arrived, resize, settled, useReader } from "../browser.ts";
import { sectionUrls, titleOf } from "../sites/published-site.ts";
import { swipe } from "../touch.ts";

const open = useReader();

const isOpen = (page: Page) =>
  page.$eval("#sidebar", (drawer) => {
    const { left } = drawer.getBoundingClientRect();
    return left === 0 && drawer.checkVisibility({ visibilityProperty: true });
  });

const isClosed = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector("#sidebar")?.checkVisibility({ visibilityProperty: true }) === false,
  );

async function openDrawer(page: Page) {
  await page.tap(".menu-button");
  await page.waitForFunction(
    () => document.querySelector("#sidebar")?.getBoundingClientRect().left === 0,
  );
}

/** What the next presses of Tab lead to. */
async function tabStops(page: Page, presses: number) {
  const stops: string[] = [];
  for (let count = 0; count < presses; count += 1) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return "browser";
        return activeElement?.closest("#sidebar") ? "drawer" : "page";
      }),
    );
  }
  return new Set(stops);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

const ways = {
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "its button": (page: Page) => page.tap(".close-button"),
  "a tap beside it": (page: Page) => page.touchscreen.tap(380, 500),
  "a swipe": (page: Page) => swipe(page, [250, 500], [-210, 0]),
};

describe("the drawer of a phone", () => {
  it("takes no focus while it is closed; opened, it leads to all sections and to webpack elsewhere, keeps the focus, and the page behind it inert, until Escape, its button, a tap beside it or a swipe closes it, or the phone is turned to be wide", async () => {
    const page = await open("/guides/", { width: 390 });
    expect(await tabStops(page, 40)).not.toContain("drawer");
    expect(await page.$eval(".menu-button", (button) => button.ariaExpanded)).toBe("false");
    await openDrawer(page);
    expect(await isOpen(page)).toBe(true);
    expect(await page.$eval(".menu-button", (button) => button.ariaExpanded)).toBe("true");
    expect(await focused(page)).toBe("Close menu");
    expect(await tabStops(page, 40)).not.toContain("page");
    const behind = await page.$$eval("header, main, body .footer", (all) =>
      all
        .filter((element) => !element.closest("article"))
        .map((element) => element.matches("[inert]")),
    );
    expect(behind).toEqual([true, true, true]);
    const urls = await page.$$eval(".site-menu a", (all) => all.map(({ pathname }) => pathname));
    expect(urls.toSorted()).toEqual([...sectionUrls, "/vote/"].toSorted());
    const hosts = await page.$$eval("#sidebar .social-links a", (all) =>
      all.filter((link) => link.checkVisibility()).map(({ hostname }) => hostname),
    );
    expect(hosts).toEqual(["github.com", "x.com", "stackoverflow.com", "discord.gg"]);
    await page.setViewport({ width: 1000, height: 390, hasTouch: true, isMobile: true });
    await page.waitForFunction(() => document.querySelector("[inert]") === null);
    expect(await page.$eval(".backdrop", (backdrop) => backdrop.checkVisibility())).toBe(false);
    await resize(page, 390);
    await isClosed(page);
    for (const [way, close] of Object.entries(ways)) {
      await openDrawer(page);
      await close(page);
      await isClosed(page);
      const after = { way, focused: await focused(page), inert: (await page.$$("[inert]")).length };
      expect(after).toEqual({ way, focused: "Open menu", inert: 0 });
    }
  });

  it("opens at the current page, with its button in view, stays open when a finger scrolls it, keeps the page behind it from scrolling, leads to a page and closes, and stays closed when the reader comes back", async () => {
    const page = await open("/guides/caching/", { width: 390, height: 240 });
    await openDrawer(page);
    const isInView = await page.$$eval(
      '#sidebar .close-button, #sidebar [aria-current="page"]',
      (all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
    );
    expect(isInView).toEqual([true, true]);
    await resize(page, 390);
    // Beside the drawer, which would keep the wheel to itself; long enough for a smooth scroll.
    await page.mouse.move(370, 600);
    await page.mouse.wheel({ deltaY: 500 });
    await pause(500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.touchscreen.touchStart(150, 600);
    for (const y of [560, 480, 400]) await page.touchscreen.touchMove(150, y);
    await page.touchscreen.touchEnd();
    expect(await isOpen(page)).toBe(true);
    await page.tap('#sidebar a[href="/guides/code-splitting/"]');
    await arrived(page, titleOf("/guides/code-splitting/"));
    await isClosed(page);
    expect(address(page)).toBe("/guides/code-splitting/");
    await page.waitForFunction(() => document.activeElement?.matches("h1"));
    await page.goBack();
    await arrived(page, titleOf("/guides/caching/"));
    await settled(page);
    expect(await page.$$eval("[data-open], [inert]", (all) => all.length)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  });

  it("slides out after it was open, not where a window gets narrow", async () => {
    const page = await open("/guides/", { width: 1100 });
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target instanceof Element && target.id === "sidebar") moved.push(propertyName);
      });
    });
    const moved = () => page.evaluate(() => Reflect.get(window, "moved").splice(0));
    await resize(page, 820);
    await settled(page);
    expect(await moved()).toEqual([]);
    expect(await isOpen(page)).toBe(false);
    await openDrawer(page);
    await moved();
    await page.click(".close-button");
    await isClosed(page);
    expect(await moved()).toHaveLength(2);
  });
});
