import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import puppeteer, { type Browser } from "puppeteer";
import { launchOptions } from "../../src/commands/browser.ts";
import { serveFolder, type RunningServer } from "../../src/commands/server.ts";
import { Project } from "../project/project.ts";

describe("a site that was built with a tracking id", () => {
  let project: Project;
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    project = await Project.create();
    expect((await project.build([], { GA_TRACKING_ID: "G-TEST1" })).code).toBe(0);
    server = await serveFolder(project.path("dist"), 0);
    browser = await puppeteer.launch(await launchOptions());
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await project.remove();
  });

  it("asks Google's script for it once the page is there, and tells it which site it is", async () => {
    const page = await browser.newPage();
    const elsewhere: string[] = [];
    await page.setRequestInterception(true);
    page.on("request", async (request) => {
      if (request.url().startsWith(server.url)) return request.continue();
      const isLoaded = await page.evaluate(() => document.readyState !== "loading");
      elsewhere.push(`${request.url()} ${isLoaded ? "after" : "before"} the page`);
      return request.respond({ contentType: "text/javascript", body: "" });
    });
    await page.goto(`${server.url}/guides/`);
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
