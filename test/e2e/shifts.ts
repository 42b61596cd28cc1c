import type { Page } from "puppeteer";
import { settled } from "./browser.ts";

/** https://wicg.github.io/layout-instability/: Chromium only, so the DOM's types lack it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Notes what moves, and how far, also what a reader's own input makes move. */
export const watchShifts = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : "text";
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const what = entry.sources
          .map(({ node, previousRect, currentRect }) =>
            [name(node), place(previousRect), "→", place(currentRect)].join(" "),
          )
          .join(", ");
        if (entry.value > 0.001) shifts.push(`${entry.value.toFixed(3)}: ${what}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved since then. */
export const shifts = async (page: Page): Promise<unknown> => {
  await settled(page);
  return page.evaluate(() => Reflect.get(window, "shifts"));
};
