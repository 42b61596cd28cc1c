import { backgroundColor, themeColor } from "./metadata.ts";
import type { SiteSettings } from "../content/site-settings.ts";

export interface ManifestIcon {
  readonly src: string;
  readonly size: number;
}

/** https://www.w3.org/TR/appmanifest/ */
export const manifest = (
  { name, description }: Pick<SiteSettings, "name" | "description">,
  icons: readonly ManifestIcon[],
): string =>
  JSON.stringify({
    name,
    short_name: name,
    description,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: backgroundColor,
    theme_color: themeColor,
    icons: icons.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: "image/png" })),
  });
