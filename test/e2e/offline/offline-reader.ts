import type { Page } from "puppeteer";
import { hydrated, type OpenPage, type ReaderOptions } from "../browser.ts";
import type { Host } from "../host.ts";
import { openWithWorker } from "../worker-reader.ts";

/** Opens the dialog about the saved copy, by the button in the footer. */
export async function openCopyDialog(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForSelector("[data-offers-offline]");
  // From the keyboard, wherever the page is scrolled to.
  await page.focus(".footer .offline-button");
  await page.keyboard.press("Enter");
  await page.waitForSelector('.copy-state:not([data-kind="checking"])');
}

/** What the dialog says of the copy. */
export const copyState = (page: Page): Promise<string> =>
  page.$eval(".copy-state", ({ textContent }) => textContent);

/** Waits until the copy is said to be in a state. */
export const copyIs = (page: Page, kind: string): Promise<unknown> =>
  page.waitForSelector(`.copy-state[data-kind="${kind}"]`);

/** Presses a button of the dialog by its name. */
export async function press(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(
    `::-p-xpath(//*[@class="copy-buttons"]/button[.="${name}"])`,
  );
  await button?.click();
}

export const closeCopyDialog = (page: Page): Promise<void> => page.keyboard.press("Escape");

/** Saves the whole documentation, as a reader does. */
export async function saveDocumentation(page: Page): Promise<void> {
  await openCopyDialog(page);
  await press(page, "Save");
  await copyIs(page, "saved");
  await closeCopyDialog(page);
}

/** Has the browser say that its reader saves data. */
export const saveData = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** A reader who has saved what a host serves. */
export async function readerWithCopy(
  open: OpenPage,
  { url }: Host,
  options: ReaderOptions = {},
): Promise<Page> {
  const page = await openWithWorker(open, `${url}/guides/`, options);
  await saveDocumentation(page);
  return page;
}

/** Id of the build that is saved whole; nothing where none is. */
export const savedBuild = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await (await caches.match("/saved-copy.json"))?.json())?.build.id);

/** Whether a copy is in the making, or was stopped. */
export const isSaving = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await caches.match("/next-copy.json")) !== undefined);

/** Waits until the page has noticed that the site is gone, or is back. */
export const noticedOffline = (page: Page): Promise<unknown> =>
  page.waitForSelector("html.is-offline");
export const noticedOnline = (page: Page): Promise<unknown> =>
  page.waitForSelector("html:not(.is-offline)");

/** Has the browser say that the network has changed, as systems do; the site is tried then. */
export const sayNetworkChanged = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event("offline")));

/** Titles of the pages that the sidebar says are not saved. */
export const notSaved = (page: Page): Promise<readonly string[]> =>
  page.$$eval(".section-pages a:has(.not-saved)", (links) =>
    links.map(({ textContent }) => textContent),
  );
