import { origin } from "./hosts.ts";

/** Addresses outside this build. */

/** A search of the web for pages of the site, for readers without JavaScript. */
export const webSearch = `https://duckduckgo.com/?q=site%3A${origin.replace(/^https?:\/\//, "")}+`;

/** The repository that holds `content/`. */
export const repository = "https://github.com/webpack/webpack.js.org";

export interface SocialLink {
  readonly title: string;
  readonly url: string;
  readonly icon: "github" | "x" | "stackoverflow" | "discord";
}

export const socialLinks: readonly SocialLink[] = [
  { title: "GitHub repository", url: "https://github.com/webpack/webpack", icon: "github" },
  { title: "webpack on X", url: "https://x.com/webpack", icon: "x" },
  {
    title: "Questions on Stack Overflow",
    url: "https://stackoverflow.com/questions/tagged/webpack",
    icon: "stackoverflow",
  },
  { title: "Chat on Discord", url: "https://discord.gg/5sxFZPdx2k", icon: "discord" },
];

export interface FooterLink {
  readonly title: string;
  readonly url: string;
}

export const footerLinks: readonly FooterLink[] = [
  { title: "Get started", url: "/guides/getting-started/" },
  { title: "Comparison", url: "/comparison/" },
  { title: "Glossary", url: "/glossary/" },
  { title: "Branding", url: "/branding/" },
  { title: "License", url: "/license/" },
  { title: "Release notes", url: "https://github.com/webpack/webpack/releases" },
  { title: "GitHub", url: "https://github.com/webpack/webpack" },
  { title: "Chat", url: "https://discord.gg/5sxFZPdx2k" },
  { title: "Swag store", url: "https://webpack.threadless.com/" },
];

/** Where the source of a page is edited. */
export const editUrl = (path: string): string =>
  `${repository}/edit/main/content/${path.split("/").map(encodeURIComponent).join("/")}`;

/** Where GitHub keeps the pictures of its users. */
export const avatarHost = "https://avatars.githubusercontent.com";

/**
 * A contributor's picture.
 *
 * @param user a GitHub user name
 * @param size in pixels; 90 is twice the 45 CSS pixels that are shown
 */
export const avatarUrl = (user: string, size = 90): string =>
  `${avatarHost}/${encodeURIComponent(user)}?size=${size}`;

export const profileUrl = (user: string): string =>
  `https://github.com/${encodeURIComponent(user)}`;
