import { statSync } from "node:fs";
import path from "node:path";
import { decoded, splitUrl } from "../src/site/url.ts";

/**
 * Finds the picture that a style refers to: a file beside the page or below.
 *
 * @param url as it stands in the style
 * @param page absolute
 * @returns its absolute path, whether there is one or not
 */
export const stylePicture = (url: string, page: string): string =>
  path.resolve(path.dirname(page), decoded(splitUrl(url).pathname));

/** Whether css-loader can make that part of the build: what else a style names stays as it is. */
export function hasStylePicture(url: string, page: string): boolean {
  const file = stylePicture(url, page);
  // A mark that means something in a request is no part of a name there.
  const isPicture =
    !url.startsWith("/") && /^[^!?#]*\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(file);
  try {
    return isPicture && statSync(file).isFile();
  } catch {
    return false;
  }
}
