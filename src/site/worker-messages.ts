/** What pages and the service worker tell each other. */

/** To a waiting worker: take over now, every open page will load again. */
export const skipWaiting = { type: "SKIP_WAITING" } as const;

/** To the worker, once a page is on the screen. */
export interface Shown {
  readonly type: "SHOWN";
  /** Path of the page. */
  readonly page: string;
  /** Paths of the files with hashes that it has loaded so far. */
  readonly files: readonly string[];
}

/**
 * To a page, with a port for the path of its runtime script, by which the worker knows its build;
 * to another worker, with a port for the id of its build.
 */
export const whichBuild = { type: "WHICH_BUILD" } as const;

export type WorkerMessage = typeof skipWaiting | Shown;

/** @returns nothing for what no page of this site sends */
export function parseMessage(message: unknown): WorkerMessage | undefined {
  if (!hasType(message)) return undefined;
  if (message.type === "SKIP_WAITING") return skipWaiting;
  return message.type === "SHOWN" && isShown(message) ? message : undefined;
}

/** Whether a worker asks a page, or another worker, for its build. */
export const asksForBuild = (message: unknown): boolean =>
  hasType(message) && message.type === whichBuild.type;

const hasType = (message: unknown): message is { readonly type: unknown } =>
  typeof message === "object" && message !== null && "type" in message;

const isShown = (message: object): message is Shown =>
  "page" in message &&
  isPath(message.page) &&
  "files" in message &&
  Array.isArray(message.files) &&
  message.files.every(isPath);

const isPath = (value: unknown) => typeof value === "string" && /^\/(?!\/)/.test(value);
