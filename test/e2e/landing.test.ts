import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, settled, siteUrl, useBrowser, type ReaderOptions } from "./browser.ts";

const open = useBrowser();

/** A reader of the landing page, once it has come to life. */
async function reader(options: ReaderOptions = {}) {
  const page = await open("/", options);
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector("[data-moving]") !== null);
  await settled(page);
  return page;
}

const word = (page: Page) =>
  page.$eval('.text-rotator [data-state="current"]', ({ textContent }) => textContent);

/** Whether the drawing and the cube in it move. */
const isMoving = (page: Page) =>
  page.evaluate(() => {
    const shown = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
    return shown.some(({ playState }) => playState === "running");
  });

const moves = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-moving="true"]') !== null);

const stands = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-moving="false"]') !== null);

/** Lets the page's own clock run faster, so that nobody waits for the headline. */
const fastClock = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout: original } = window;
    const delays: number[] = [];
    Object.assign(window, { delays });
    window.setTimeout = ((handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
      if (delay === 5000) delays.push(delay);
      return original(handler, delay === 5000 ? 150 : delay, ...rest);
    }) as typeof window.setTimeout;
  });

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

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

describe("the drawing", () => {
  it("moves while it can be seen, and only then", async () => {
    const page = await reader({ height: 700 });
    await moves(page);
    expect(await isMoving(page)).toBe(true);
    await page.evaluate(() => scrollTo(0, 3000));
    await stands(page);
    expect(await isMoving(page)).toBe(false);
  });

  it("says what it shows", async () => {
    const page = await reader();
    const label = await page.$eval(".module-flow", (one) => one.ariaLabel ?? "");
    const names = await page.$$eval(".flow-wide .flow-box text", (all) =>
      all.map(({ textContent }) => textContent),
    );
    expect(names).toHaveLength(12);
    for (const name of ["index.ts", "cart.ts", "main.js", "photo.png"]) {
      expect(names).toContain(name);
      expect(label).toContain(name);
    }
  });

  it.each([
    [320, "tall"],
    [390, "tall"],
    [820, "tall"],
    [1440, "wide"],
  ])("can be read at %i pixels", async (width, shown) => {
    const page = await reader({ width });
    const sizes = await page.$$eval(`.flow-${shown} .flow-box text`, (all) =>
      all.map((one) => {
        const scale = one.getBoundingClientRect().width / one.getBBox().width;
        return scale * parseFloat(getComputedStyle(one).fontSize);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(10.5);
    const other = shown === "wide" ? "tall" : "wide";
    expect(await page.$eval(`.flow-${other}`, (one) => one.checkVisibility())).toBe(false);
  });

  it("has a cube that is 120 pixels deep where there is room", async () => {
    const page = await reader();
    const depth = await page.$eval(".flow-wide .face.outer", (one) => getComputedStyle(one).width);
    expect(depth).toBe("120px");
  });
});

describe("a reader who wants no motion", () => {
  it("stops all of it with one button, also for the next page of the visit", async () => {
    const page = await reader({ prepare: fastClock });
    await moves(page);
    await page.click(".motion-button");
    await stands(page);
    expect(await isMoving(page)).toBe(false);
    const before = await word(page);
    await pause(500);
    expect(await word(page)).toBe(before);
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector(".motion-button")?.textContent === "Play motion",
    );
    expect(await isMoving(page)).toBe(false);
    await page.focus(".motion-button");
    await page.keyboard.press("Enter");
    await moves(page);
    expect(await isMoving(page)).toBe(true);
  });

  it("sees none where the system says so", async () => {
    const page = await reader({
      prepare: async (one) => {
        await fastClock(one);
        await one.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
      },
    });
    const before = await word(page);
    await pause(600);
    expect(await word(page)).toBe(before);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.$eval(".motion-button", (one) => one.checkVisibility())).toBe(false);
  });
});

describe("the sample", () => {
  it("shows each file in the prerendered page, sizes and all", async () => {
    const page = await open("/", { javaScript: false });
    const rows = await page.$$eval(".sample-outputs summary", (all) =>
      all.map(({ textContent }) => textContent.trim()),
    );
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toMatch(/^[\w.]+ [\d,]+ bytes, \d+ compressed$/);
    const total = await page.$eval(".sample-total", ({ textContent }) => textContent);
    const sizes = rows.map((row) => Number(/([\d,]+) bytes/.exec(row)?.[1]?.replace(",", "")));
    const sum = sizes.reduce((one, other) => one + other, 0);
    expect(total).toContain(`5 files, ${sum.toLocaleString("en")} bytes`);
  });

  it("opens one file at a time, by keyboard too", async () => {
    const page = await reader();
    await page.focus(".sample-sources details:nth-child(3) summary");
    await page.keyboard.press("Enter");
    const opened = await page.$$eval(".sample-sources details[open]", (all) =>
      all.map((one) => one.querySelector(".path")?.textContent),
    );
    expect(opened).toEqual(["src/money.js"]);
  });

  it("is copied as it stands in the repository", async () => {
    const page = await reader();
    const permissions = ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"] as const;
    await page.browserContext().overridePermissions(siteUrl(), [...permissions]);
    await page.hover(".sample-sources [open] .code");
    await page.click(".sample-sources [open] .copy");
    await page.waitForFunction(
      () => document.querySelector(".sample-sources [open] .copy")?.textContent === "Copied",
    );
    const source = await readFile("src/components/landing/sample/src/index.js", "utf8");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.trimEnd()).toBe(source.trimEnd());
  });
});
