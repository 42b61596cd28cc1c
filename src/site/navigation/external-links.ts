import { origin } from "../hosting/hosts.ts";

/** Searches the web for pages of the site, for readers without JavaScript. */
export const webSearch = `https://duckduckgo.com/?q=site%3A${origin.replace(/^https?:\/\//, "")}+`;

/** Host of GitHub's profile pictures. */
export const avatarHost = "https://avatars.githubusercontent.com";

/**
 * A contributor's picture.
 *
 * @param size in pixels, twice the 45 CSS pixels that are shown
 */
export const avatarUrl = (user: string, size = 90): string =>
  `${avatarHost}/${encodeURIComponent(user)}?size=${size}`;

export const profileUrl = (user: string): string =>
  `https://github.com/${encodeURIComponent(user)}`;
