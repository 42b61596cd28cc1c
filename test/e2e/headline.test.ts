import { describe, expect, it } from "@jest/globals";
import { useBrowser, type ReaderOptions } from "./browser.ts";
import { fastClock, landingPage, pause, stands, word } from "./landing.ts";

const open = useBrowser();
const reader = (options: ReaderOptions = {}) => landingPage(open, options);

describe("the headline", () => {
  it("shows one word after the other, each for five seconds, and starts again", async () => {
    const page = await reader({ prepare: fastClock });
    const seen = await page.evaluate(
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
    const cycle = ["assets", "scripts", "images", "styles"];
    const start = cycle.indexOf(seen[0] ?? "");
    expect(seen).toEqual(seen.map((_word, at) => cycle[(start + at) % 4]));
    expect(await page.evaluate(() => Reflect.get(window, "delays").length)).toBeGreaterThan(4);
  });

  it("starts with assets, which is also what readers without JavaScript see", async () => {
    const page = await open("/", { javaScript: false });
    expect(await word(page)).toBe("assets");
    const opacity = await page.$$eval(".text-rotator .word", (all) =>
      all.map((one) => getComputedStyle(one).opacity).join(" "),
    );
    expect(opacity).toBe("1 0 0 0");
  });

  it("is one sentence for screen readers, whatever word is on the screen", async () => {
    const page = await reader({ prepare: fastClock });
    const text = () => page.$eval("h1", ({ textContent }) => textContent);
    const before = await text();
    await page.waitForFunction(
      () => document.querySelector('[data-state="current"]')?.textContent === "images",
    );
    expect(before).toBe("bundle your assets, scripts, images and styles");
    expect(await text()).toBe(before);
  });

  it.each([320, 390, 600, 820, 1440])("has room for every word at %i pixels", async (width) => {
    const page = await reader({ width });
    const widths = await page.$$eval(".text-rotator .word", (words) =>
      words.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().width;
      }),
    );
    const box = await page.$eval(".text-rotator", (one) => one.getBoundingClientRect().width);
    expect(Math.max(...widths)).toBeLessThanOrEqual(box);
    const scale = await page.$eval("h1", (one) => parseFloat(getComputedStyle(one).fontSize) / 28);
    if (width > 578) expect(box).toBeCloseTo(110 * scale, 1);
  });

  it.each([600, 1440])("is in the middle with each word at %i pixels", async (width) => {
    const page = await reader({ width });
    const offsets = await page.$eval("h1", (heading) => {
      const size = parseFloat(getComputedStyle(heading).fontSize);
      const range = document.createRange();
      if (heading.firstChild) range.selectNodeContents(heading.firstChild);
      const { left } = range.getBoundingClientRect();
      const hero = heading.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return [...heading.querySelectorAll(".word")].map((word) => {
        range.selectNodeContents(word);
        const { right } = range.getBoundingClientRect();
        return ((left + right) / 2 - (hero.left + hero.right) / 2) / size;
      });
    });
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(0.2);
  });

  it("moves nothing else when its word changes", async () => {
    const page = await reader({ prepare: fastClock });
    await page.evaluate(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: "layout-shift" });
    });
    await page.waitForFunction(() => Reflect.get(window, "delays").length > 5);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  });

  it("waits while nobody can see it", async () => {
    const page = await reader({ prepare: fastClock });
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
  });

  it("waits while the tab is hidden", async () => {
    const page = await reader({ prepare: fastClock });
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await stands(page);
    const before = await word(page);
    await pause(600);
    expect(await word(page)).toBe(before);
  });
});
