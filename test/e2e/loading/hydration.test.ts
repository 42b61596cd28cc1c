import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { arrived, follow, hydrated, load, settled, useBrowser } from "../browser.ts";
import { titleOf } from "../sites/published-site.ts";
import { oneIn } from "../sample.ts";
import { everyUrl } from "../output/every-page-url.ts";

const open = useBrowser();

/** Remembers what the build made of a page; no worker may answer for the host. */
async function rememberBuilt(page: Page) {
  await page.setBypassServiceWorker(true);
  await page.evaluateOnNewDocument(() => {
    addEventListener(
      "DOMContentLoaded",
      () => {
        Object.assign(window, { built: document.querySelector("main")?.firstElementChild });
      },
      { once: true, capture: true },
    );
  });
}

it("starts pages in the browser as the build made it", async () => {
  const page = await open("about:blank", { prepare: rememberBuilt });
  const all = oneIn(8, await everyUrl());
  expect(all.length).toBeGreaterThan(15);
  const remade: string[] = [];
  for (const url of all) {
    await load(page, url);
    await hydrated(page);
    await settled(page);
    // React makes the page anew where it differs from what the build made.
    const isKept = await page.evaluate(
      () => Reflect.get(window, "built") === document.querySelector("main")?.firstElementChild,
    );
    if (!isKept) remade.push(url);
  }
  expect(remade).toEqual([]);
});

/** Goes back after the site's script has run, and before React does what it was asked to. */
function goBackBeforeHydration(): void {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...parameters: [unknown]) {
    MessagePort.prototype.postMessage = postMessage;
    const hydrate = () => postMessage.apply(this, parameters);
    addEventListener("popstate", () => setTimeout(hydrate), { once: true });
    history.back();
  };
}

it("shows the page that its reader goes back to meanwhile", async () => {
  const page = await open("/guides/caching/");
  await hydrated(page);
  await follow(page, "/guides/code-splitting/");
  await arrived(page, titleOf("/guides/code-splitting/"));
  await page.evaluateOnNewDocument(goBackBeforeHydration);
  await page.reload();
  await arrived(page, titleOf("/guides/caching/"));
  expect(new URL(page.url()).pathname).toBe("/guides/caching/");
});
