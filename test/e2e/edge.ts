import type { ElementHandle } from "puppeteer";
import { settled } from "./browser.ts";

/** What the right edge of a box looks like, a picture to compare. */
export async function edge(box: ElementHandle<Element>): Promise<string> {
  await box.evaluate((one) => one.scrollIntoView({ block: "center" }));
  await settled(box.frame.page());
  const { right, bottom } = await box.evaluate((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return { right: right + scrollX, bottom: bottom + scrollY };
  });
  // Its lowest pixels have no text.
  const clip = { x: right - 8, y: bottom - 6, width: 4, height: 3 };
  return box.frame.page().screenshot({ clip, encoding: "base64" });
}
