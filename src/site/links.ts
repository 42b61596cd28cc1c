import { origin } from "./hosts.ts";

/** Addresses outside this build. */

/** A search of the web for pages of the site, for readers without JavaScript. */
export const webSearch = `https://duckduckgo.com/?q=site%3A${origin.replace(/^https?:\/\//, "")}+`;

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
