import { TimeoutError, type ElementHandle, type Page } from "puppeteer";
import type { Random } from "./random.ts";

/**
 * A link that is seen, to another page than the one that is open.
 *
 * @throws where none comes, or where the page goes away while it is looked for
 */
export async function linkElsewhere(
  page: Page,
  random: Random,
): Promise<ElementHandle<HTMLAnchorElement>> {
  // In one go: a page that is loaded anew takes all that was found in it away.
  const find = (place: number) => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>("#sidebar a, .main-menu a, .article a"),
    ].filter(
      (one) =>
        one.origin === location.origin &&
        one.pathname !== location.pathname &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    const link = links[Math.floor(place * links.length)];
    // Otherwise the header may be over it.
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    return link;
  };
  const link = await page.waitForFunction(find, {}, random.next());
  return link as ElementHandle<HTMLAnchorElement>;
}

/**
 * Clicks such a link, and waits until it has led somewhere. Where nothing comes, readers click again,
 * once.
 *
 * @param note is given the link's path before, and what went wrong
 * @throws as `linkElsewhere`, and where two links in a row lead nowhere
 */
export async function followElsewhere(
  page: Page,
  random: Random,
  note: (text: string) => void,
): Promise<void> {
  const follow = async () => {
    const link = await linkElsewhere(page, random);
    const path = await link.evaluate(({ pathname }) => pathname);
    note(`sees ${path}`);
    await link.click();
    const isThere = (expected: string) => location.pathname === expected;
    await page.waitForFunction(isThere, { timeout: 10_000 }, path);
  };
  await follow().catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
    note("the link led nowhere");
    return follow();
  });
}
