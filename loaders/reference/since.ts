import { createRequire } from "node:module";
import { sinceOf, type History } from "./history.ts";

const require = createRequire(import.meta.url);

/** Read from all releases by `npm run sync:since`. */
export const history: History = require("./history.json");

/** The release of webpack that first had an `option output.path`, or a `hook Compiler.emit`. */
export const since = sinceOf(history);

/** The release that marked something as deprecated. */
export const deprecatedIn = (name: string): string | undefined =>
  Object.keys(history.deprecated).find((version) => history.deprecated[version]?.includes(name));
