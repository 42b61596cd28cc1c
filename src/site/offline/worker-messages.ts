/** Messages from pages to the service worker. */

/** Tells a waiting worker to take over now, which reloads every open page. */
export const skipWaiting = { type: "SKIP_WAITING" } as const;

/** Asks for the URLs of all pages that can be read offline; the answer comes through a port. */
export const whichReadable = { type: "WHICH_READABLE" } as const;

/** Asks the worker to delete every file that no cached page or saved copy needs. */
export const freeRoom = { type: "FREE_ROOM" } as const;

/** Sent once a page is on the screen. */
export interface Shown {
  readonly type: "SHOWN";
  readonly page: string;
  /** Paths of the files loaded so far. */
  readonly files: readonly string[];
}
