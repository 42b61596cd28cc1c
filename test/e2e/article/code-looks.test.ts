import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { goTo, resize, settled, useReader } from "../browser.ts";

const open = useReader();

describe("a command", () => {
  it("is in a terminal, can be copied, and is never cut; what it prints cannot be copied", async () => {
    const page = await open("/guides/getting-started/");
    const facts = (text: string) =>
      page.$$eval(
        ".code",
        (all, wanted) => {
          const block = all.find((one) => one.querySelector("code")?.textContent === wanted);
          if (block === undefined) throw new Error(`No block says ${wanted}`);
          const frame = getComputedStyle(block, "::before").content;
          return [frame, block.querySelector(".copy")?.textContent ?? ""];
        },
        text,
      );
    expect(await facts("node --version")).toEqual(['"Terminal"', "Copy"]);
    expect(await facts("v24.21.0")).toEqual(["none", ""]);
    await resize(page, 320);
    await goTo(page, "/api/cli/");
    const cut = await page.$$eval(".command pre", (all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });
});

/** Browsers don't lay out what is far below, so that it isn't a tab stop either. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (const block of document.querySelectorAll(".code > pre")) {
      block.scrollIntoView();
      await new Promise((laidOut) => requestAnimationFrame(() => setTimeout(laidOut)));
    }
  });

/** Blocks that scroll and are no tab stop, or the other way round. */
const wrongTabStops = (page: Page) =>
  page.$$eval(".code > pre", (all) =>
    all
      .filter((one) => one.checkVisibility())
      .filter((one) => one.scrollWidth > one.clientWidth !== one.matches("[tabindex='0']"))
      .map((one) => one.textContent),
  );

/** Blocks with a button on top of their code. */
const covered = (page: Page) =>
  page.$$eval(".code", (all) =>
    all
      .filter((block) => {
        const code = block.querySelector("code");
        const range = document.createRange();
        if (code) range.selectNodeContents(code);
        const lines = [...range.getClientRects()].filter((line) => line.width > 0);
        return [...block.querySelectorAll(".copy, .wrap")]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .some(({ top, bottom, left, right }) =>
            lines.some(
              (line) =>
                line.top < bottom - 4 &&
                line.bottom > top + 4 &&
                line.left < right &&
                line.right > left,
            ),
          );
      })
      .map((block) => block.textContent.slice(0, 60)),
  );

describe("code on a computer and on a phone", () => {
  it("is a tab stop only where it scrolls, and has no button on top of it", async () => {
    const page = await open("/license/");
    const urls = [
      "/guides/getting-started/",
      "/guides/code-splitting/",
      "/contribute/writers-guide/",
    ];
    for (const width of [1440, 390]) {
      await resize(page, width);
      for (const url of urls) {
        await goTo(page, url);
        await settled(page);
        await seeAll(page);
        const found = { url, wrong: await wrongTabStops(page), covered: await covered(page) };
        expect({ width, ...found }).toEqual({ width, url, wrong: [], covered: [] });
      }
    }
  });
});
