import axe from "axe-core";
import type { Page } from "puppeteer";

/** What axe finds: rule, what it says, and where. */
export async function findings(page: Page): Promise<readonly string[]> {
  // Half-way through, colours are those of no state.
  await page.evaluate(() => {
    // What never ends, the motion of the landing page, changes no colour.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await page.evaluate(axe.source);
  const results = await page.evaluate((): Promise<axe.AxeResults> => {
    // Off by itself as long as WCAG 2.2 is new: https://dequeuniversity.com/rules/axe/4.11/target-size
    return Reflect.get(window, "axe").run({ rules: { "target-size": { enabled: true } } });
  });
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
