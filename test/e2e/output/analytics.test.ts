import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { intercept, siteUrl, useBrowser } from "../browser.ts";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import { serveServices } from "../sites/services-site.ts";

const open = useBrowser({ hasWorkers: false });

describe("a site that was built with a tracking id", () => {
  let site: RunningServer;
  beforeAll(async () => void (site = await serveServices()));
  afterAll(() => site.close());

  it("asks Google's script for it once the page is there, and tells it which site it is", async () => {
    const elsewhere: string[] = [];
    const prepare = async (page: Page) => {
      await intercept(page);
      page.on("request", async (request) => {
        if (request.url().startsWith(siteUrl())) return request.continue();
        const isLoaded = await page.evaluate(() => document.readyState !== "loading");
        elsewhere.push(`${request.url()} ${isLoaded ? "after" : "before"} the page`);
        return request.respond({ contentType: "text/javascript", body: "" });
      });
    };
    const page = await open("/guides/", { prepare });
    await page.waitForFunction(() => "dataLayer" in window);
    await page.waitForNetworkIdle({ idleTime: 200 });
    expect(elsewhere).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-TEST1 after the page",
    ]);
    const commands = await page.evaluate(() =>
      JSON.stringify(
        Object(window).dataLayer.map((command: ArrayLike<unknown>) => Array.from(command)),
      ),
    );
    expect(JSON.parse(commands)).toEqual([
      ["js", expect.any(String)],
      ["config", "G-TEST1", { anonymize_ip: true }],
    ]);
  });
});
