import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Config } from "jest";
import { findBrowser } from "../project/browser.ts";
import { serveFolder } from "../../src/commands/hosting/server.ts";
import { installPrograms } from "../project/programs.ts";
import { launchBrowsers } from "./worker-browser.ts";

declare global {
  /** Ends what the setup has started, for `teardown.ts`. */
  var endSetup: (() => Promise<unknown>) | undefined;
}

/**
 * Builds the site as maintainers do, serves it, and makes sure that there is what it is tested
 * with: a browser for each worker, and a folder for the fixture sites that tests share.
 */
export default async function setup({
  maxWorkers,
}: Config & { maxWorkers: number }): Promise<void> {
  process.env.PUPPETEER_EXECUTABLE_PATH = await findBrowser();
  await installPrograms();
  if (!process.env.SKIP_BUILD) {
    execFileSync("node_modules/.bin/webpack", ["--mode", "production"], { stdio: "inherit" });
  }
  const server = await serveFolder("dist", 0);
  process.env.SITE_URL = server.url;
  const fixtures = await mkdtemp(path.join(tmpdir(), "fixtures-"));
  process.env.FIXTURES = fixtures;
  const closeBrowsers = await launchBrowsers(maxWorkers);
  globalThis.endSetup = () =>
    Promise.all([closeBrowsers(), server.close(), rm(fixtures, { recursive: true, force: true })]);
}
