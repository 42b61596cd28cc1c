import axe from "axe-core";
import type { Page } from "puppeteer";
import { layOut } from "./browser.ts";

/**
 * What axe finds: in full in the light theme, and of the dark one the contrast, which is all that a
 * theme changes.
 *
 * @param within selector of the only part to look at, where the rest of the page has been looked at
 * @returns for each finding: rule, what it says, and where
 */
export async function findings(page: Page, within = "html"): Promise<readonly string[]> {
  return [
    ...(await findingsIn(page, within, "light", {
      // Off by default as long as WCAG 2.2 is new: https://dequeuniversity.com/rules/axe/4.11/target-size
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    })),
    ...(await findingsIn(page, within, "dark", {
      runOnly: ["color-contrast"],
      resultTypes: ["violations"],
    })),
  ];
}

/** What axe finds of all that another width of the window changes, once the rest has been looked at. */
export const layoutFindings = (page: Page): Promise<readonly string[]> =>
  findingsIn(page, "html", "dark", {
    runOnly: ["target-size", "scrollable-region-focusable"],
    resultTypes: ["violations"],
  });

async function findingsIn(
  page: Page,
  within: string,
  theme: "light" | "dark",
  options: axe.RunOptions,
) {
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
  await layOut(page);
  await endTransitions(page);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    (selector, given): Promise<axe.AxeResults> => Reflect.get(window, "axe").run(selector, given),
    within,
    options,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) => `${theme}: ${id}: ${help}: ${target.join(" ")} ${any[0]?.message ?? ""}`,
    ),
  );
}

/** Halfway through a transition, colors are those of no state. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What never ends, the motion of the landing page, changes no color.
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
