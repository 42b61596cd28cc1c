import type { Page } from "puppeteer";

/** Where a page has its text. */
export const article = "[data-article]";

/** Waits for a text in an element. */
export const shows = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where, wanted) => document.querySelector(where)?.textContent.includes(wanted),
    {},
    selector,
    text,
  );

export const overlayFrame = "#webpack-dev-server-client-overlay";

/** What webpack-dev-server shows over the page. */
export async function overlay(page: Page): Promise<string> {
  const frame = await (await page.waitForSelector(overlayFrame))?.contentFrame();
  const text = await frame?.waitForFunction(() => document.body.innerText);
  return (await text?.jsonValue()) ?? "";
}

/** Waits for what no page shows; Jest gives up in the end. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50));
}
