import { origin } from "../hosting/hosts.ts";

/** Replaces the site's search for readers without JavaScript. */
export const webSearch = `https://duckduckgo.com/?q=site%3A${origin.replace(/^https?:\/\//, "")}+`;

export const avatarHost = "https://avatars.githubusercontent.com";

/** Requests twice the 45 CSS pixels that are shown, for sharp pictures on dense screens. */
export const avatarUrl = (user: string, size = 90): string =>
  `${avatarHost}/${encodeURIComponent(user)}?size=${size}`;

export const profileUrl = (user: string): string =>
  `https://github.com/${encodeURIComponent(user)}`;
