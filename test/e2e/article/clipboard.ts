import type { Page } from "puppeteer";
import { siteUrl } from "../browser.ts";

const permissions = ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"] as const;

export const allowClipboard = (page: Page): Promise<void> =>
  page.browserContext().overridePermissions(siteUrl(), [...permissions]);

export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
