import { themeColor } from "./metadata.ts";

export interface ManifestIcon {
  /** Rooted address of a PNG. */
  readonly src: string;
  /** Width and height in pixels. */
  readonly size: number;
}

/** The web app manifest: https://www.w3.org/TR/appmanifest/ */
export const manifest = (icons: readonly ManifestIcon[]): string =>
  JSON.stringify({
    name: "webpack documentation",
    short_name: "webpack",
    description: "The documentation of the module bundler webpack.",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: themeColor,
    icons: icons.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: "image/png" })),
  });
