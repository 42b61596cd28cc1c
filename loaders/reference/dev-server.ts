import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** Returns the JSON schema of the options of the installed webpack-dev-server. */
export function devServerSchema() {
  // The class has it, too, but a build need not load a server.
  const folder = path.dirname(require.resolve("webpack-dev-server/package.json"));
  return JSON.parse(readFileSync(path.join(folder, "lib/options.json"), "utf8"));
}
