import { describe, expect, it } from "@jest/globals";
import { address, hydrated, settled, sidewaysScroll, siteUrl, useBrowser } from "../browser.ts";

const open = useBrowser({ hasWorkers: false });

describe("the branding guidelines", () => {
  it("copy the value of a color, and have files to download that are what they say", async () => {
    const page = await open("/branding/");
    const permissions = ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"] as const;
    await page.browserContext().overridePermissions(siteUrl(), [...permissions]);
    await hydrated(page);
    const button = await page.$('[aria-label="Copy rgb(28 120 192)"]');
    await button?.click();
    await page.waitForFunction((one) => one?.textContent === "Copied", {}, button);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("rgb(28 120 192)");
    expect(await page.$eval("#announcer", ({ textContent }) => textContent)).toBe("Copied");
    const links = await page.$$eval("a[download]", (all) =>
      all.map(({ href, textContent }) => ({ href, text: textContent })),
    );
    expect(links).toHaveLength(6);
    for (const { href, text } of links) {
      const response = await fetch(href);
      const bytes = (await response.arrayBuffer()).byteLength;
      const kind = text.includes("PNG") ? "image/png" : "image/svg+xml";
      expect([href, response.headers.get("content-type")]).toEqual([href, kind]);
      expect(text).toContain(`${Math.max(1, Math.round(bytes / 1000))} KB`);
    }
  });
});

describe("the glossary", () => {
  it("leads from a letter to its words, which the letters do not cover", async () => {
    const page = await open("/glossary/");
    await hydrated(page);
    await page.click('.letters a[href="#m"]');
    expect(address(page)).toBe("/glossary/#m");
    await settled(page);
    const [bar, heading] = await page.evaluate(() => [
      document.querySelector(".letters")?.getBoundingClientRect().bottom ?? 0,
      document.querySelector("#m")?.getBoundingClientRect().top ?? 0,
    ]);
    expect(heading).toBeGreaterThanOrEqual(bar ?? 0);
    expect(heading).toBeLessThan((bar ?? 0) + 80);
  });
});

describe("the comparison on a phone", () => {
  it("keeps the questions in view while the answers are scrolled", async () => {
    const page = await open("/comparison/", { width: 390 });
    const places = await page.$eval(".answers .table", (table) => {
      const first = table.querySelector("tbody td");
      const left = () => Math.round(first?.getBoundingClientRect().left ?? -1);
      const before = left();
      table.scrollLeft = 200;
      return [table.scrollLeft, left() - before];
    });
    expect(places).toEqual([200, 0]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
