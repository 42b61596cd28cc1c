import type { Page } from "puppeteer";
import { hydrated, type OpenPage, type ReaderOptions } from "../browser.ts";

/** A reader of the guide to caching for whom the search is open. */
export async function searcher(open: OpenPage, options?: ReaderOptions): Promise<Page> {
  const page = await open("/guides/caching/", options);
  await openSearch(page);
  return page;
}

/** Opens the search by its key, once the site runs. */
export async function openSearch(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press("/");
  await page.waitForSelector(".search[open]");
}

/** Whether what has the focus matches a selector. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** The text in the field. */
export const typed = (page: Page): Promise<string> =>
  page.$eval("#search-field", (field) => Reflect.get(field, "value"));

/** Enters a search at once, and waits for what is found; the URLs are in their order. */
export async function search(page: Page, text: string): Promise<readonly string[]> {
  await page.focus("#search-field");
  await page.$eval("#search-field", (field) => field instanceof HTMLInputElement && field.select());
  await page.keyboard.sendCharacter(text);
  // While a better answer follows, nothing is said.
  await page.waitForFunction(
    () =>
      document.querySelector(".search-note") !== null ||
      Boolean(document.querySelector(".search [role=status]")?.textContent),
  );
  return urls(page);
}

/** Addresses of the results, in their order. */
export const urls = (page: Page): Promise<readonly string[]> =>
  page.$$eval("a.search-option", (all) => all.map((one) => one.getAttribute("href") ?? ""));

export const isOpen = async (page: Page): Promise<boolean> =>
  (await page.$(".search[open]")) !== null;

/** The text of the option that Enter would choose. */
export const activeOption = (page: Page): Promise<string | undefined> =>
  page.$eval("#search-field", (field) => {
    const id = field.getAttribute("aria-activedescendant");
    const option = document.querySelector(`[role="option"][aria-selected="true"]`);
    return id !== null && option?.id === id ? (option.textContent ?? "") : undefined;
  });

/** Waits until a search has found a page. */
export const found = (page: Page, url: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector(`a.search-option[href^="${wanted}"]`) !== null &&
      Boolean(document.querySelector(".search [role=status]")?.textContent),
    {},
    url,
  );
