import { CacheFirst } from "workbox-strategies";
import { cacheNames, isHashedFile } from "../site/offline/caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** Hashed files never change. */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // `load-again.ts` asks like this for a broken file. Remove it at once, because Workbox answers
      // before it has stored the new one.
      cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request }) => {
        if (request.cache !== "reload") return cachedResponse;
        await (await caches.open(cacheName)).delete(request, { ignoreVary: true });
        return undefined;
      },
      // Some hosts answer with a page for a missing file.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !isHtml(response) ? response : null,
    },
  ],
});

const isHtml = ({ headers }: Response) => /^text\/html\b/.test(headers.get("Content-Type") ?? "");

export const isFile = (request: Request, { origin, pathname }: URL): boolean =>
  // Pages store these themselves: `src/browser/offline/`.
  request.cache !== "no-store" &&
  // Browsers request videos in ranges.
  !request.headers.has("range") &&
  origin === self.location.origin &&
  isHashedFile(pathname);

/** Returns whether the file is there now. */
export async function keepFile(path: string, event: ExtendableEvent): Promise<boolean> {
  await Promise.allSettled(files.handleAll({ request: new Request(path), event }));
  const options = { cacheName: cacheNames.files, ignoreVary: true };
  return (await caches.match(path, options)) !== undefined;
}
