import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, resize, settled, useBrowser } from "../browser.ts";
import { isShown } from "../seen.ts";
import { choose, landingPage } from "./landing.ts";

const open = useBrowser({ hasWorkers: false });

/** The box of the words, the widest word, and how far from the middle a word puts the headline. */
const headline = (page: Page) =>
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

async function expectRoomForWords(page: Page, width: number) {
  const { box, widest, scale, offset } = await headline(page);
  expect({ width, hasRoom: widest <= box }).toEqual({ width, hasRoom: true });
  if (width < 600) return;
  expect([width, box]).toEqual([width, expect.closeTo(110 * scale, 1)]);
  // In Arial 0.2; other systems have wider fonts.
  expect({ width, isCentered: offset < 0.5 }).toEqual({ width, isCentered: true });
}

/** Of the two drawings, the one for the width, with text that can be read. */
async function expectDrawing(page: Page, width: number) {
  const [shown, other] = width > 1000 ? ["wide", "tall"] : ["tall", "wide"];
  const sizes = await page.$$eval(`.flow-${shown} .flow-box text`, (all) =>
    all.map((one) => {
      const scale = one.getBoundingClientRect().width / one.getBBox().width;
      return scale * parseFloat(getComputedStyle(one).fontSize);
    }),
  );
  expect({ width, isLegible: Math.min(...sizes) > 10.5 }).toEqual({ width, isLegible: true });
  expect([width, await isShown(page, `.flow-${other}`)]).toEqual([width, false]);
}

async function expectOneHeight(page: Page, width: number) {
  const heights = new Set<number>();
  for (const manager of ["npm", "yarn", "pnpm", "bun"]) {
    await choose(page, manager);
    heights.add(
      await page.$eval(".install", (one) => Math.round(one.getBoundingClientRect().height)),
    );
  }
  expect([width, heights.size]).toEqual([width, 1]);
}

describe("the landing page at 320 to 1440 pixels", () => {
  it("has room for every word of the headline, in the middle where it is one line, a drawing that can be read, and an install line that is as high for each package manager", async () => {
    const page = await landingPage(open, { width: 320 });
    for (const width of [320, 390, 600, 820, 1440]) {
      await resize(page, width);
      await hydrated(page);
      await settled(page);
      await expectRoomForWords(page, width);
      await expectDrawing(page, width);
      await expectOneHeight(page, width);
    }
    const depth = await page.$eval(".flow-wide .face.outer", (one) => getComputedStyle(one).width);
    expect(depth).toBe("120px");
  });
});
