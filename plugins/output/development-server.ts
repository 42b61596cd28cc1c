import { readFileSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import webpack from "webpack";
import type { Configuration } from "webpack-dev-server";
import { decoded } from "../../src/site/navigation/url.ts";
import { redirectsFile } from "../content/redirects.ts";

/** Pages and views are compiled once a browser asks for them; not the table of pages, which any needs. */
export const lazyCompilation = {
  entries: false,
  imports: true,
  test: /\.(?:mdx?|tsx?)$|[/\\]packages\.json$/i,
};

/** @param files folder whose files are served as they are */
export const server = (root: string, files: string): Configuration => ({
  port: process.env.PORT ?? 3000,
  // Only for documents: a missing script must not be answered with a page.
  historyApiFallback: { disableDotRule: true, htmlAcceptHeaders: ["text/html"] },
  setupMiddlewares: (middlewares) => [redirects(root), ...middlewares],
  static: files,
  // The browser is on the same machine: compressing takes longer than it saves.
  compress: false,
  client: { overlay: { warnings: false } },
});

/** Answers old URLs like the production hosts. */
const redirects =
  (root: string): RequestHandler =>
  ({ path: from }, response, next) => {
    const target = from.endsWith("/") ? redirectsIn(root).get(decoded(from)) : undefined;
    // A browser would remember a permanent redirect.
    if (target === undefined) next();
    else response.redirect(302, target);
  };

/** Reads the file each time, so edits apply at once. `ContentPlugin` reports its problems. */
function redirectsIn(root: string): ReadonlyMap<string, string> {
  try {
    const addresses: unknown = JSON.parse(readFileSync(path.join(root, redirectsFile), "utf8"));
    const entries = Object.entries(addresses ?? {});
    return new Map(entries.map(([from, to]) => [decoded(from), String(to)]));
  } catch {
    return new Map();
  }
}

/** The maps of packages would be most of what the first page waits for; pages are no code. */
export const maps = new webpack.EvalSourceMapDevToolPlugin({
  columns: false,
  exclude: /node_modules|\.mdx?$/,
});
