import type { FrontMatter } from "../../types.ts";
import { origin } from "../hosting/hosts.ts";
import type { SiteSettings } from "../content/site-settings.ts";

/** webpack's dark blue, for the browser's toolbars. */
export const themeColor = "#2b3a42";

/** Behind the icon while an installed site starts. */
export const backgroundColor = "#ffffff";

export interface Metadata {
  readonly title: string;
  readonly description: string | undefined;
  /** Absolute; missing for the not-found page. */
  readonly canonical: string | undefined;
}

/** @param page with an empty title for the landing page */
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
