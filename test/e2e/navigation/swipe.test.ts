import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { goTo, settled, useReader } from "../browser.ts";
import { drag, swipe } from "../touch.ts";

const open = useReader();

/** Keeps the browser from going back in the history, which a swipe means to it elsewhere. */
const stayHere = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { overscroll-behavior: none; }");
    document.adoptedStyleSheets.push(sheet);
  });

/** Only who has a touch screen loads what follows fingers. */
async function followsFingers(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /drawer-swipe/.test(name)),
  );
  await settled(page);
}

async function reader(width = 390) {
  const page = await open("/guides/caching/", { width });
  await followsFingers(page);
  return page;
}

/** Where the drawer's left edge is, in pixels; 0 is open. */
async function left(page: Page) {
  await settled(page);
  return page.$eval("#sidebar", (drawer) => Math.round(drawer.getBoundingClientRect().left));
}

const whole = (page: Page) =>
  page.$eval("#sidebar", (drawer) => Math.round(drawer.getBoundingClientRect().width));

/** Waits until nothing moves, and tells whether the drawer is open for readers and their tools. */
async function isOpen(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  await settled(page);
  const state = await page.$eval("#sidebar", (drawer) => ({
    isThere: drawer.checkVisibility({ visibilityProperty: true }),
    left: drawer.getBoundingClientRect().left,
    pageIsInert: document.querySelector("main")?.inert,
    pageScrolls: getComputedStyle(document.documentElement).overflowY !== "hidden",
    button: document.querySelector(".menu-button")?.ariaExpanded,
  }));
  const { isThere } = state;
  expect(state).toMatchObject({
    pageIsInert: isThere,
    pageScrolls: !isThere,
    button: String(isThere),
  });
  if (isThere) expect(state.left).toBe(0);
  return isThere;
}

const swipes = [
  ["from the middle", [150, 500], [150, 0], true],
  ["from the edge", [5, 500], [150, 0], true],
  ["that falls", [100, 500], [120, 108], false],
  ["to the left", [300, 500], [-150, 0], false],
  ["downwards", [100, 300], [0, 200], false],
] as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

describe("the drawer of a phone", () => {
  it("is opened by swipes to the right, and has the focus until Escape closes it; follows the finger, as far as 295 pixels, and back, and darkens the page less and less", async () => {
    const page = await reader();
    for (const [name, from, by, opens] of swipes) {
      await swipe(page, from, by);
      expect({ name, opens: await isOpen(page) }).toEqual({ name, opens });
      if (!opens) continue;
      expect(await focused(page)).toBe("Close menu");
      await page.keyboard.press("Escape");
      expect(await isOpen(page)).toBe(false);
      expect(await focused(page)).toBe("Open menu");
    }
    const width = await whole(page);
    // The finger goes back: it stays closed.
    await drag(page, [20, 500], [200, 0]);
    await page.touchscreen.touchMove(30, 500);
    await page.touchscreen.touchEnd();
    expect(await isOpen(page)).toBe(false);
    await drag(page, [20, 500], [100, 0]);
    expect(await left(page)).toBe(100 - width);
    await page.touchscreen.touchMove(220, 500);
    expect(await left(page)).toBe(200 - width);
    await page.touchscreen.touchMove(370, 500);
    expect(await left(page)).toBe(295 - width);
    await page.touchscreen.touchEnd();
    expect(await isOpen(page)).toBe(true);
    await drag(page, [300, 500], [-100, 0]);
    expect(await left(page)).toBe(-100);
    const opacity = await page.$eval(".backdrop", (one) => Number(getComputedStyle(one).opacity));
    expect(opacity).toBeCloseTo(1 - 100 / width, 1);
    await page.touchscreen.touchEnd();
    expect(await isOpen(page)).toBe(false);
  });

  it("stays closed where the browser takes the finger for a gesture of its own, or the reader has zoomed in", async () => {
    const page = await reader();
    const client = await page.createCDPSession();
    const touch = (type: "touchStart" | "touchMove" | "touchCancel", x?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 500 }],
      });
    await touch("touchStart", 20);
    for (const x of [60, 120, 200]) await touch("touchMove", x);
    expect(await left(page)).toBe(180 - (await whole(page)));
    await touch("touchCancel");
    await page.waitForSelector("#sidebar:not([data-dragged])");
    expect(await isOpen(page)).toBe(false);
    await client.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
    await page.waitForFunction(() => visualViewport?.scale === 2);
    await settled(page);
    const action = await page.$eval("body", (body) => getComputedStyle(body).touchAction);
    expect(action).toBe("auto");
    await stayHere(page);
    await swipe(page, [100, 500], [150, 0]);
    expect(await isOpen(page)).toBe(false);
  });
});

/** Swipes over the first box that is wider than the phone, which was scrolled to its right. */
async function swipeOver(page: Page, selector: string) {
  // The page may still glide.
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const before = scrollY;
        setTimeout(() => resolve(scrollY === before), 100);
      }),
  );
  const place = await page.$$eval(selector, (all) => {
    const boxes = all.map((one) => (one.matches("table") ? one.parentElement : one));
    const box = boxes.find((one) => one && one.scrollWidth > one.clientWidth + 60);
    box?.scrollIntoView({ block: "center", behavior: "instant" });
    if (box) box.scrollLeft = 60;
    box?.setAttribute("data-scrolled", "");
    const { left = 0, top = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
    return [left + 60, top + height / 2] as const;
  });
  await swipe(page, place, [120, 0]);
}

describe("a finger", () => {
  it("scrolls the page up and down, code and tables sideways, and opens nothing", async () => {
    const page = await reader(320);
    await swipe(page, [200, 600], [10, -300]);
    await page.waitForFunction(() => scrollY > 100);
    expect(await isOpen(page)).toBe(false);
    await swipeOver(page, ".article pre");
    expect(await isOpen(page)).toBe(false);
    expect(await page.$eval("[data-scrolled]", (box) => box.scrollLeft)).toBeLessThan(60);
    await goTo(page, "/contribute/writers-guide/");
    await followsFingers(page);
    await swipeOver(page, ".article table");
    expect(await isOpen(page)).toBe(false);
    expect(await page.$eval("[data-scrolled]", (box) => box.scrollLeft)).toBeLessThan(60);
  });

  it("moves nothing on a wide window", async () => {
    const page = await open("/guides/caching/", {
      prepare: (one) =>
        one.setViewport({ width: 1000, height: 700, hasTouch: true, isMobile: true }),
    });
    await stayHere(page);
    const before = await left(page);
    await swipe(page, [500, 500], [200, 0]);
    expect(await left(page)).toBe(before);
    expect(await page.$$eval("[data-open], [inert]", (all) => all.length)).toBe(0);
  });
});
