import type { Page } from "puppeteer";
import { siteUrl } from "../browser.ts";

const permissions = ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"] as const;

export const allowClipboard = (page: Page): Promise<void> =>
  page.browserContext().overridePermissions(siteUrl(), [...permissions]);

export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** From now on, nothing can be copied. */
export const forbidClipboard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Forbidden"));
  });

/** Copies a block with its button, and gives what is in the clipboard then. */
export async function copied(page: Page, block: string): Promise<string> {
  const button = await page.$(`${block} .copy`);
  await button?.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await button?.hover();
  await button?.click();
  await page.waitForFunction((one) => one?.textContent === "Copied", {}, button);
  return (await clipboard(page)).trimEnd();
}
