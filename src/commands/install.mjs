// Installs the packages when they are missing or older than the lock file. It runs before anything
// is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { execSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** npm writes it at the end of an install. */
const installed = "node_modules/.package-lock.json";

const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isCurrent) {
  console.log("Installing packages…");
  // Browsers are looked for when a test needs one: `src/commands/browser.ts`.
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: "true" };
  execSync("npm ci --no-audit --no-fund", { stdio: "inherit", env });
}
