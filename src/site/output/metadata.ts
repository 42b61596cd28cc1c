import type { FrontMatter } from "../../types.ts";
import { origin } from "../hosting/hosts.ts";
import type { SiteSettings } from "../content/site-settings.ts";

/** webpack's dark blue, for the browser's bars. */
export const themeColor = "#2b3a42";

/** Background of an installed site while it starts. */
export const backgroundColor = "#ffffff";

export interface Metadata {
  readonly title: string;
  readonly description: string | undefined;
  /** Absolute; missing if the page has no URL of its own. */
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
  site: Pick<SiteSettings, "name" | "description">,
): Metadata {
  return {
    title: title === "" ? site.name : `${title} | ${site.name}`,
    description: description ?? site.description,
    canonical: url === undefined ? undefined : origin + url,
  };
}
