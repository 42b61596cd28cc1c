import { execFileSync } from "node:child_process";
import { findBrowser } from "../../src/commands/browser.ts";
import { serveFolder, type RunningServer } from "../../src/commands/server.ts";
import { installPrograms } from "../project/programs.ts";

declare global {
  var siteServer: RunningServer | undefined;
}

/** Builds the site as maintainers do, serves it, and makes sure that there is what it is tested with. */
export default async function setup(): Promise<void> {
  process.env.PUPPETEER_EXECUTABLE_PATH = await findBrowser();
  await installPrograms();
  if (!process.env.SKIP_BUILD) {
    execFileSync("node_modules/.bin/webpack", ["--mode", "production"], { stdio: "inherit" });
  }
  globalThis.siteServer = await serveFolder("dist", 0);
  process.env.SITE_URL = globalThis.siteServer.url;
}
