import { describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hydrated, load, settled, useBrowser } from "../browser.ts";

const open = useBrowser({ hasWorkers: false });

describe("a command", () => {
  it("is in a terminal and can be copied; what it prints cannot", async () => {
    const page = await open("/guides/getting-started/");
    await hydrated(page);
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
  });

  it("is never cut", async () => {
    const page = await open("/api/cli/", { width: 320 });
    await hydrated(page);
    const cut = await page.$$eval(".command pre", (all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });
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

describe.each([390, 1440])("code at %i pixels", (width) => {
  it("is a tab stop only where it scrolls, and has no button on top of it", async () => {
    const page = await open("about:blank", { width });
    for (const path of [
      "guides/getting-started",
      "guides/code-splitting",
      "contribute/writers-guide",
    ]) {
      await load(page, `/${path}/`);
      await hydrated(page);
      await settled(page);
      const found = { path, wrong: await wrongTabStops(page), covered: await covered(page) };
      expect(found).toEqual({ path, wrong: [], covered: [] });
    }
  });
});
