import type { Page } from "puppeteer";

/** Chooses a version once the menu, which isn't filled before it's used, has all of them. */
export async function chooseVersion(page: Page, select: string, version: string): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const menu = document.querySelector<HTMLSelectElement>(selector);
      menu?.blur();
      menu?.focus();
      return (menu?.length ?? 0) > 200;
    },
    {},
    select,
  );
  await page.select(select, version);
}
