// Installs packages that are missing or outdated. Runs on any Node without packages, so it is plain
// JavaScript.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** npm writes it at the end of an install. */
const installed = "node_modules/.package-lock.json";

const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isCurrent) {
  console.log("Installing packages…");
  // npm would warn of packages that need a newer Node, which the project brings. Tests find a
  // browser themselves: `browser.ts`.
  const { status } = spawnSync("npm ci --no-audit --no-fund --loglevel=error", {
    stdio: "inherit",
    shell: true,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: "true" },
  });
  process.exitCode = status ?? 1;
}
