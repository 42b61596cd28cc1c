import { describe, expect, it } from "@jest/globals";
import { hydrated, settled, siteUrl, useBrowser } from "./browser.ts";

const open = useBrowser();

/** The build's list of all pages. */
async function urls(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>https:\/\/webpack\.js\.org(.*?)<\/loc>/g)].flatMap(
    ([, url]) => url ?? [],
  );
}

describe("every page", () => {
  it("starts in the browser as the build made it", async () => {
    const all = await urls();
    expect(all.length).toBeGreaterThan(30);
    for (const url of all) {
      const page = await open(url, {
        prepare: (one) =>
          one.evaluateOnNewDocument(() => {
            addEventListener(
              "DOMContentLoaded",
              () => {
                Object.assign(window, { built: document.querySelector("main")?.firstElementChild });
              },
              { once: true, capture: true },
            );
          }),
      });
      await hydrated(page);
      await settled(page);
      // React makes the page anew where it differs from what the build made.
      const isKept = await page.evaluate(
        () => Reflect.get(window, "built") === document.querySelector("main")?.firstElementChild,
      );
      expect([url, isKept]).toEqual([url, true]);
      await page.close();
    }
  });
});
