// Installs the packages when they are missing or older than the lock file. It runs before anything
// is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** npm writes it at the end of an install. */
const installed = "node_modules/.package-lock.json";

const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isCurrent) {
  console.log("Installing packages…");
  // Only errors: npm would warn of each package that wants a newer Node than the machine's, but
  // the project brings that. A browser is looked for when a test needs it: `browser.ts`.
  const { status } = spawnSync("npm ci --no-audit --no-fund --loglevel=error", {
    stdio: "inherit",
    shell: true,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: "true" },
  });
  process.exitCode = status ?? 1;
}
