import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import type { RunningServer } from "../../../src/commands/hosting/server.ts";
import { localApi, type LocalApi } from "../../unit/local-api.ts";
import { useBrowser } from "../browser.ts";
import { forgiving, holds, serveFixture, sponsorsFor } from "../sites/synced-site.ts";
import { portOf, type HostName } from "../worker-browser.ts";
import { kept, openWithWorker } from "../worker-reader.ts";

const open = useBrowser();

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** A host of pictures; each may be asked for by name. */
const pictureHost = (name: HostName, isOpen: boolean): Promise<LocalApi> =>
  localApi(
    ({ url: { pathname } }) => ({
      status: pathname.startsWith("/missing") ? 404 : 200,
      headers: {
        "Content-Type": pathname.startsWith("/page") ? "text/html" : "image/svg+xml",
        ...(isOpen && { "Access-Control-Allow-Origin": "*" }),
      },
      body: picture,
    }),
    portOf(name),
  );

let sharing: LocalApi;
let closed: LocalApi;
let stranger: LocalApi;
let site: RunningServer;
const siteUrl = process.env.SITE_URL;
beforeAll(async () => {
  [sharing, closed, stranger] = await Promise.all([
    pictureHost("logos.test", true),
    pictureHost("closed.test", false),
    pictureHost("pictures.test", true),
  ]);
  const sponsors = sponsorsFor("http://logos.test");
  const ofClosed = sponsorsFor("http://closed.test");
  // The policy lets no page show what no article does.
  const article = `---\ntitle: Pictured\n---\n\n![A shape](http://pictures.test/shape.svg)\n`;
  site = await serveFixture({
    name: "pictured",
    changes: {
      "content/data/sponsors.json": holds({ ...sponsors, monthly: ofClosed.monthly }),
      "content/guides/pictured.mdx": holds(article),
    },
    args: forgiving,
  });
});
afterAll(async () => {
  process.env.SITE_URL = siteUrl;
  await Promise.all([site.close(), sharing.close(), closed.close(), stranger.close()]);
});

async function reader(): Promise<Page> {
  const page = await openWithWorker(open, "/guides/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Shows a picture, and says whether it came. */
const show = (page: Page, url: string) =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = document.createElement("img");
        image.onload = () => resolve(true);
        image.onerror = () => resolve(false);
        image.src = src;
        document.body.append(image);
      }),
    url,
  );

describe("a picture of another host", () => {
  it("is kept, where the host lets it be seen that it is one; is only shown where nobody can see what it is, where it is missing, and of any other host", async () => {
    const page = await reader();
    expect(await show(page, "http://closed.test/logo.svg")).toBe(true);
    expect(await show(page, "http://closed.test/other.svg")).toBe(true);
    expect(await show(page, "http://logos.test/missing.svg")).toBe(true);
    expect(await show(page, "http://logos.test/page.svg")).toBe(false);
    expect(await show(page, "http://pictures.test/logo.svg")).toBe(true);
    const url = "http://logos.test/logo.svg?size=90";
    expect(await show(page, url)).toBe(true);
    await page.waitForFunction((one) => caches.match(one), {}, url);
    expect(await kept(page, "pictures")).toEqual([url]);
    const asked = sharing.requests.length;
    const other = await open("/guides/first/", { beside: page });
    expect(await show(other, url)).toBe(true);
    expect(sharing.requests.length).toBe(asked);
  });

  it("is one of two hundred at most", async () => {
    const page = await reader();
    for (let at = 0; at < 210; at++) await show(page, `http://logos.test/logo-${at}.svg`);
    await page.waitForFunction(
      async () => {
        const name = (await caches.keys()).find((one) => one.endsWith("-pictures"));
        const urls = await (await caches.open(name ?? "")).keys();
        return urls.length === 200 && urls.every(({ url }) => !url.endsWith("/logo-0.svg"));
      },
      { polling: 200 },
    );
  });
});
