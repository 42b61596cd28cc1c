import type { FrontMatter } from "../types.ts";
import { origin } from "./hosts.ts";

const siteName = "webpack";

export const defaultDescription =
  "webpack is a module bundler. It bundles JavaScript files for use in a browser, and it can transform, bundle or package just about any resource or asset.";

/** webpack's dark blue; browsers colour their bars with it. */
export const themeColor = "#2b3a42";

export interface Metadata {
  readonly title: string;
  readonly description: string;
  /** Absolute, with a trailing slash; missing where no address is the page's own. */
  readonly canonical: string | undefined;
}

/**
 * What the head of a page says about it.
 *
 * @param url rooted; missing for the not-found page
 * @param page its title (empty for the landing page) and description
 */
export function metadataOf(
  url: string | undefined,
  { title, description }: Pick<FrontMatter, "title" | "description">,
): Metadata {
  return {
    title: title === "" ? siteName : `${title} | ${siteName}`,
    description: description ?? defaultDescription,
    canonical: url === undefined ? undefined : origin + url,
  };
}
