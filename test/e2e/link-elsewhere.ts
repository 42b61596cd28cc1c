import type { ElementHandle, Page } from "puppeteer";
import type { Random } from "./random.ts";

/** A link that is seen, to another page than the one that is open. */
export async function linkElsewhere(
  page: Page,
  random: Random,
): Promise<ElementHandle<HTMLAnchorElement>> {
  const links = await page.$$("#sidebar a, .main-menu a, .article a");
  for (const link of random.shuffled(links)) {
    const isElsewhere = await link.evaluate(
      (one) => one.origin === location.origin && one.pathname !== location.pathname,
    );
    if (isElsewhere && (await link.isVisible())) return link;
  }
  throw new Error("There is no link on the page.");
}
