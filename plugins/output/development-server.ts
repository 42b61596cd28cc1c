import { readFileSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import type { Configuration } from "webpack-dev-server";
import { decoded } from "../../src/site/navigation/url.ts";
import { redirectsFile } from "../content/redirects.ts";

/**
 * The settings of webpack-dev-server.
 *
 * @param root the content folder, absolute
 * @param files a folder whose files are served as they are
 */
export const developmentServer = (root: string, files: string): Configuration => ({
  port: process.env.PORT ?? 3000,
  // Only documents: a script or an update that is gone must not arrive as a page.
  historyApiFallback: { disableDotRule: true, htmlAcceptHeaders: ["text/html"] },
  setupMiddlewares: (middlewares) => [redirects(root), ...middlewares],
  static: files,
  client: { overlay: { warnings: false } },
});

/** Answers old addresses as hosts do for a built site. */
const redirects =
  (root: string): RequestHandler =>
  ({ path: from }, response, next) => {
    const target = from.endsWith("/") ? redirectsIn(root).get(decoded(from)) : undefined;
    // Not for good: a browser would keep that.
    if (target === undefined) next();
    else response.redirect(302, target);
  };

/** Read each time, so that an edit counts at once; `ContentPlugin` reports what is wrong in it. */
function redirectsIn(root: string): ReadonlyMap<string, string> {
  try {
    const addresses: unknown = JSON.parse(readFileSync(path.join(root, redirectsFile), "utf8"));
    const entries = Object.entries(addresses ?? {});
    return new Map(entries.map(([from, to]) => [decoded(from), String(to)]));
  } catch {
    return new Map();
  }
}
