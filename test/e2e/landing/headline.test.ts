import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, resize, settled, useBrowser } from "../browser.ts";
import { fastClock, landingPage, pause, stands, word } from "./landing.ts";

const open = useBrowser({ hasWorkers: false });

/** The next six words that are on the screen. */
const nextWords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const words: string[] = [];
        const rotator = document.querySelector(".text-rotator");
        const observer = new MutationObserver(() => {
          const current = rotator?.querySelector('[data-state="current"]')?.textContent ?? "";
          if (words.at(-1) !== current) words.push(current);
          if (words.length === 6) resolve(words);
        });
        if (rotator) observer.observe(rotator, { subtree: true, attributes: true });
      }),
  );

/** Remembers in `shifts` what moves without the reader's doing. */
const noteShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift" });
  });

/** The box of the words, the widest word, and how far from the middle a word puts the headline. */
const measured = (page: Page) =>
  page.$eval("h1", (heading) => {
    const range = document.createRange();
    const textOf = (node: Node | null) => {
      if (node) range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const size = parseFloat(getComputedStyle(heading).fontSize);
    const { left } = textOf(heading.firstChild);
    const hero = heading.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const words = [...heading.querySelectorAll(".word")].map(textOf);
    const offsets = words.map(({ right }) => (left + right - hero.left - hero.right) / 2 / size);
    return {
      box: heading.querySelector(".text-rotator")?.getBoundingClientRect().width ?? NaN,
      widest: Math.max(...words.map(({ width }) => width)),
      scale: size / 28,
      offset: Math.max(...offsets.map(Math.abs)),
    };
  });

describe("the headline", () => {
  it("shows one word after the other, each for five seconds, and starts again; nothing else moves, and for screen readers it stays one sentence", async () => {
    const page = await landingPage(open, { prepare: fastClock });
    const text = () => page.$eval("h1", ({ textContent }) => textContent);
    const before = await text();
    await noteShifts(page);
    const seen = await nextWords(page);
    const cycle = ["assets", "scripts", "images", "styles"];
    const start = cycle.indexOf(seen[0] ?? "");
    expect(seen).toEqual(seen.map((_word, at) => cycle[(start + at) % 4]));
    expect(await page.evaluate(() => Reflect.get(window, "delays").length)).toBeGreaterThan(5);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    await page.waitForFunction(
      () => document.querySelector('[data-state="current"]')?.textContent === "images",
    );
    expect(before).toBe("bundle your assets, scripts, images and styles");
    expect(await text()).toBe(before);
  });

  it("starts with assets, which is also what readers without JavaScript see", async () => {
    const page = await open("/", { javaScript: false });
    expect(await word(page)).toBe("assets");
    const opacity = await page.$$eval(".text-rotator .word", (all) =>
      all.map((one) => getComputedStyle(one).opacity).join(" "),
    );
    expect(opacity).toBe("1 0 0 0");
  });

  it("has room for every word at 320 to 1440 pixels, and is in the middle with each where it is one line", async () => {
    const page = await landingPage(open, { width: 320 });
    for (const width of [320, 390, 600, 820, 1440]) {
      await resize(page, width);
      await hydrated(page);
      await settled(page);
      const { box, widest, scale, offset } = await measured(page);
      expect({ width, hasRoom: widest <= box }).toEqual({ width, hasRoom: true });
      if (width < 600) continue;
      expect([width, box]).toEqual([width, expect.closeTo(110 * scale, 1)]);
      // In Arial 0.2; other systems have wider fonts.
      expect({ width, isCentered: offset < 0.5 }).toEqual({ width, isCentered: true });
    }
  });

  it("waits while nobody can see it, and while the tab is hidden", async () => {
    const page = await landingPage(open, { prepare: fastClock });
    await page.evaluate(() => scrollTo(0, 3000));
    await pause(300);
    const before = await word(page);
    await pause(600);
    expect(await word(page)).toBe(before);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(
      (last) => document.querySelector('[data-state="current"]')?.textContent !== last,
      {},
      before,
    );
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await stands(page);
    const last = await word(page);
    await pause(600);
    expect(await word(page)).toBe(last);
  });
});
