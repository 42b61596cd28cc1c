import { describe, expect, it } from "@jest/globals";
import { hydrated, settled, useBrowser } from "./browser.ts";
import { edge } from "./edge.ts";

const open = useBrowser();

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

describe.each([
  "/guides/getting-started/",
  "/guides/code-splitting/",
  "/contribute/writers-guide/",
])("the code of %s", (url) => {
  it.each([390, 1440])("is a tab stop only where it scrolls, at %i pixels", async (width) => {
    const page = await open(url, { width });
    await hydrated(page);
    await settled(page);
    const wrong = await page.$$eval(".code > pre", (all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => one.scrollWidth > one.clientWidth !== one.matches("[tabindex='0']"))
        .map((one) => one.textContent),
    );
    expect(wrong).toEqual([]);
  });

  it.each([390, 1440])("has no button on top of it at %i pixels", async (width) => {
    const page = await open(url, { width });
    await hydrated(page);
    await settled(page);
    const covered = await page.$$eval(".code", (all) =>
      all
        .filter((block) => {
          const code = block.querySelector("code");
          const range = document.createRange();
          if (code) range.selectNodeContents(code);
          const lines = [...range.getClientRects()].filter((line) => line.width > 0);
          const buttons = [...block.querySelectorAll(".copy, .wrap")];
          return buttons
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
    expect(covered).toEqual([]);
  });
});

describe("a line that is longer than the screen", () => {
  it.each(["light", "dark"] as const)("is seen to go on, in the %s theme", async (theme) => {
    const page = await open("/guides/code-splitting/", { width: 390, theme });
    await hydrated(page);
    const [box] = await page.$$(".code > pre[tabindex]");
    if (box === undefined) throw new Error("No block scrolls.");
    const start = await edge(box);
    await box.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
    expect(await edge(box)).not.toBe(start);
  });
});
