import type { Page } from "puppeteer";

/** Whether somebody who looks, or who uses the keyboard, finds an element. */
export const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (one) => one.checkVisibility({ visibilityProperty: true }));

/** What screen readers were told last. */
export const announced = (page: Page): Promise<string> =>
  page.$eval("#announcer", ({ textContent }) => textContent);

/** Where links lead, in the order of the page. */
export const hrefs = (page: Page, selector: string): Promise<readonly (string | null)[]> =>
  page.$$eval(selector, (all) => all.map((link) => link.getAttribute("href")));

/** Text → address of the links in an element. */
export const links = (page: Page, within: string): Promise<Readonly<Record<string, unknown>>> =>
  page.$$eval(`${within} a`, (all) =>
    Object.fromEntries(all.map((link) => [link.textContent.trim(), link.getAttribute("href")])),
  );
