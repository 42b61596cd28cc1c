import { v4Routes } from "./v4-routes.ts";

/**
 * Where the documentation of webpack 4 has what a page is about: at the same address, or in the
 * nearest section above it.
 *
 * @param url rooted
 */
export function version4Url(url: string): string {
  return v4Routes.has(url) || url === "/" ? url : version4Url(url.replace(/[^/]*\/?$/, ""));
}
