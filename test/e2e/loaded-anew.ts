import type { Page } from "puppeteer";

const isAway = /context|detached|navigat|belong|clickable/i;

/** Tries again where the page is loaded anew meanwhile, which takes away what was found in it. */
export async function retried<Result>(
  look: () => Promise<Result>,
  note: (text: string) => void,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await look();
    } catch (error) {
      if (attempt === 3 || !isAway.test(String(error))) throw error;
      note(`tries again, the page is loaded anew: ${String(error).slice(0, 80)}`);
    }
  }
}

/**
 * Does something that takes several steps, and gives it up where the page is loaded anew meanwhile:
 * one that failed, or an update that was asked for.
 */
export async function unlessLoadedAnew(
  page: Page,
  act: () => Promise<void>,
  note: (text: string) => void,
): Promise<void> {
  const start = () => retried(() => page.evaluate(() => performance.timeOrigin), note);
  const before = await start();
  await act().catch(async (error: unknown) => {
    if ((await start()) === before) throw error;
    note("the page was loaded anew meanwhile");
  });
}
