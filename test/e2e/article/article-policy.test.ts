import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import { localApi, type LocalApi } from "../../unit/local-api.ts";
import { arrived, hydrated, useBrowser } from "../browser.ts";
import { serveServices } from "../sites/services-site.ts";
import { portOf, type HostName } from "../worker-browser.ts";

const open = useBrowser({ hasWorkers: false });

let server: RunningServer;
let shown: LocalApi;
let other: LocalApi;
beforeAll(async () => {
  [shown, other] = await Promise.all([pictureHost("pictures.test"), pictureHost("closed.test")]);
  server = await serveServices();
});
afterAll(() => Promise.all([server.close(), shown.close(), other.close()]));

const pictureHost = (name: HostName): Promise<LocalApi> =>
  localApi(
    () => ({
      headers: { "Content-Type": "image/svg+xml" },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    }),
    portOf(name),
  );

const look = (page: Page) =>
  page.$$eval(".article p", ([first, second]) => ({
    color: first && getComputedStyle(first).color,
    margin: second && getComputedStyle(second).marginTop,
  }));

const expected = { color: "rgb(1, 2, 3)", margin: "31px" };

describe("a style that a writer gave to an element", () => {
  it("is there without a script, with the page and on the one that combines its section", async () => {
    const page = await open(`${server.url}/guides/styled/`, { javaScript: false });
    expect(await look(page)).toEqual(expected);
    await page.goto(`${server.url}/guides/printable/`);
    const color = await page.$eval(".own", (element) => getComputedStyle(element).color);
    expect(color).toBe(expected.color);
  });
});

describe("a page that was reached by a link", () => {
  it("has its writer's styles, and shows pictures of hosts that articles name, and of no other", async () => {
    const page = await open(`${server.url}/guides/`, { expected: /img-src/ });
    await hydrated(page);
    await page.click('#sidebar a[href="/guides/styled/"]');
    await arrived(page, "Styled");
    expect(await look(page)).toEqual(expected);
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>(".article img")?.naturalWidth ?? 0) > 0,
    );
    const arrives = (src: string) =>
      page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src });
        return image.decode().then(
          () => true,
          () => false,
        );
      }, src);
    expect(await arrives("http://pictures.test/b.svg")).toBe(true);
    expect(await arrives("http://closed.test/b.svg")).toBe(false);
    expect(other.requests).toEqual([]);
  });
});
