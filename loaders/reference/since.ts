import { createRequire } from "node:module";
import { addedInOf, sinceOf, type History } from "./history.ts";

const require = createRequire(import.meta.url);

/** Read from all releases by `npm run sync:since`. */
export const history: History = require("./history.json");

/** The release of webpack that first had an `option output.path`, or a `hook Compiler.emit`. */
export const since = sinceOf(history);

const devServerHistory: History = require("./dev-server-history.json");

/** The release of webpack-dev-server that added an `option devServer.port` to its major version. */
export const devServerSince = addedInOf(devServerHistory);

/** The release that marked something as deprecated. */
export const deprecatedIn = (name: string): string | undefined =>
  Object.keys(history.deprecated).find((version) => history.deprecated[version]?.includes(name));
