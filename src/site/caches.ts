/** How the service worker's caches are called: `webpack-BUILD-KIND`. */

/**
 * - `core`: what every page needs, fetched when the worker is installed
 * - `pages`: the HTML of pages that were visited, by address
 * - `files`: files with a hash in their name that were met on the way
 * - `pictures`: avatars and logos of other hosts
 * - `saved`: the whole documentation, where the reader has asked for it
 */
export const cacheKinds = ["core", "pages", "files", "pictures", "saved"] as const;

export type CacheKind = (typeof cacheKinds)[number];

export interface CacheName {
  /** Id of the build, as in `/build.json`. */
  readonly build: string;
  readonly kind: CacheKind;
}

export const cacheName = ({ build, kind }: CacheName): string => `webpack-${build}-${kind}`;

/** @returns nothing for a cache that this site's service worker has not made */
export function parseCacheName(name: string): CacheName | undefined {
  const [, build, word] = /^webpack-(.+)-(\w+)$/.exec(name) ?? [];
  const kind = cacheKinds.find((one) => one === word);
  return build === undefined || kind === undefined ? undefined : { build, kind };
}

/** Ids of the builds that have caches, in the order of these. */
export const buildsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => parseCacheName(name)?.build ?? [])),
];

/** The builds whose documentation was saved, whole or in part: what is saved goes by request only. */
export const savedBuilds = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const parsed = parseCacheName(name);
    return parsed?.kind === "saved" ? [parsed.build] : [];
  });

/**
 * The caches that may go. Those of builds that are alive stay, and so does what somebody else made.
 *
 * @param names of all caches of the origin
 * @param living ids of the builds of the worker and of open tabs; those that were saved live anyway
 */
export function staleCaches(names: readonly string[], living: ReadonlySet<string>): string[] {
  const kept = new Set([...living, ...savedBuilds(names)]);
  return names.filter((name) => {
    const parsed = parseCacheName(name);
    return parsed === undefined ? isOfFirstWorker(name) : !kept.has(parsed.build);
  });
}

/**
 * The caches of workers that were installed and then replaced by newer ones before they took over:
 * these builds have nothing but a core.
 *
 * @param names of all caches of the origin
 * @param living ids of the builds of all workers and of open tabs
 */
export function supersededCaches(names: readonly string[], living: ReadonlySet<string>): string[] {
  const parsed = names.flatMap((name) => parseCacheName(name) ?? []);
  const used = parsed.filter(({ kind }) => kind !== "core").map(({ build }) => build);
  const cores = parsed.filter(({ kind }) => kind === "core").map(cacheName);
  return staleCaches(cores, new Set([...living, ...used]));
}

/** The site's first service worker had its precache named by Workbox. */
const isOfFirstWorker = (name: string) => name.startsWith("workbox-precache-v2-");

/** Whether a file's name changes with its content, as in `/caching.0f3a5b7c.js`. */
export const isHashedFile = (pathname: string): boolean => /\.[\da-f]{8}\.\w+$/.test(pathname);
