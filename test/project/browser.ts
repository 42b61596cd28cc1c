import { existsSync } from "node:fs";
import puppeteer, { type LaunchOptions } from "puppeteer";
import { installProgram } from "./install-program.ts";

/** Where systems put Chrome and Chromium. */
const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds a browser for tests, or installs one.
 *
 * @returns path of its executable
 * @throws where neither a download nor Debian's package works, and says what to do
 */
export async function findBrowser(): Promise<string> {
  return (await existingBrowser()) ?? installedBrowser();
}

/** Options under which Chromium runs alike on every machine and asks nothing of the network. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await findBrowser(),
  args: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

async function existingBrowser(): Promise<string | undefined> {
  const { PUPPETEER_EXECUTABLE_PATH: chosen } = process.env;
  return [chosen, await downloadedBrowser(), ...systemBrowsers].find(
    (path) => path !== undefined && existsSync(path),
  );
}

async function downloadedBrowser(): Promise<string | undefined> {
  try {
    return await puppeteer.executablePath();
  } catch {
    return undefined;
  }
}

async function installedBrowser(): Promise<string> {
  const attempts = [
    ["npx", "puppeteer", "browsers", "install", "chrome"],
    ["apt-get", "install", "--yes", "--quiet", "chromium"],
  ];
  const found = await installProgram("a browser", attempts, existingBrowser);
  if (found !== undefined) return found;
  throw new Error(
    "No browser was found and none could be installed. Install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH.",
  );
}
