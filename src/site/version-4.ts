import { v4Routes } from "./v4-routes.ts";

/**
 * The page about the same topic in webpack 4's documentation, or the nearest section above.
 *
 * @param url rooted
 */
export function version4Url(url: string): string {
  return v4Routes.has(url) || url === "/" ? url : version4Url(url.replace(/[^/]*\/?$/, ""));
}
