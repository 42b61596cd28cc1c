import type { Config } from "jest";
import { findBrowser } from "../project/browser.ts";
import { launchBrowsers } from "../e2e/worker-browser.ts";

declare global {
  /** Ends what the setup has started, for `teardown.ts`. */
  var endDevSetup: (() => Promise<unknown>) | undefined;
}

/** Makes sure that there is a browser for each worker. */
export default async function setup({
  maxWorkers,
}: Config & { maxWorkers: number }): Promise<void> {
  process.env.PUPPETEER_EXECUTABLE_PATH = await findBrowser();
  globalThis.endDevSetup = await launchBrowsers(maxWorkers);
}
