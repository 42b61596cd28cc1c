/** What pages tell the service worker. */

/** To a waiting worker: take over now, every open page will load again. */
export const skipWaiting = { type: "SKIP_WAITING" } as const;

/** Asks, with a port for the answer, for the addresses of all pages that can be read offline. */
export const whichReadable = { type: "WHICH_READABLE" } as const;

/** What a saved copy had is not needed any more, or its room is wanted. */
export const freeRoom = { type: "FREE_ROOM" } as const;

/** To the worker, once a page is on the screen. */
export interface Shown {
  readonly type: "SHOWN";
  /** Path of the page. */
  readonly page: string;
  /** Paths of the files that it has loaded so far. */
  readonly files: readonly string[];
}
