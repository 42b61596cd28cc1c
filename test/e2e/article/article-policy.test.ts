import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import { localApi, type LocalApi } from "../../unit/local-api.ts";
import { arrived, follow, hydrated, load, useBrowser } from "../browser.ts";
import { serveServices } from "../sites/services-site.ts";
import { portOf } from "../worker-browser.ts";

const open = useBrowser({ hasWorkers: false });

let server: RunningServer;
let pictures: LocalApi;
beforeAll(async () => {
  pictures = await localApi(
    () => ({
      headers: { "Content-Type": "image/svg+xml" },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    }),
    portOf("pictures.test"),
  );
  server = await serveServices();
});
afterAll(() => Promise.all([server.close(), pictures.close()]));

const look = (page: Page) =>
  page.$$eval(".article p", ([first, second]) => ({
    color: first && getComputedStyle(first).color,
    margin: second && getComputedStyle(second).marginTop,
  }));

const expected = { color: "rgb(1, 2, 3)", margin: "31px" };

describe("a style that a writer gave to an element", () => {
  it("is there without a script, with the page and on the one that combines its section", async () => {
    const page = await open("/guides/styled/", { javaScript: false });
    expect(await look(page)).toEqual(expected);
    await load(page, "/guides/printable/");
    const color = await page.$eval(".own", (element) => getComputedStyle(element).color);
    expect(color).toBe(expected.color);
  });
});

describe("a page that was reached by a link", () => {
  it("has its writer's styles, and shows pictures of the hosts that it names", async () => {
    const page = await open("/guides/");
    await hydrated(page);
    await follow(page, "/guides/styled/");
    await arrived(page, "Styled");
    expect(await look(page)).toEqual(expected);
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>(".article img")?.naturalWidth ?? 0) > 0,
    );
  });
});
