import { CacheFirst } from "workbox-strategies";
import { cacheNames, isHashedFile } from "../site/offline/caches.ts";

declare const self: ServiceWorkerGlobalScope;

/** Files whose names change with their content: one that is there is right for ever. */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // A page asks like that when what it got was broken: `src/browser/loading/load-again.ts`. What
      // is broken goes at once, because Workbox answers before it has kept the new file.
      cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, request }) => {
        if (request.cache !== "reload") return cachedResponse;
        await (await caches.open(cacheName)).delete(request, { ignoreVary: true });
        return undefined;
      },
      // Some hosts answer with a page for a file that is not there.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !isHtml(response) ? response : null,
    },
  ],
});

const isHtml = ({ headers }: Response) => /^text\/html\b/.test(headers.get("Content-Type") ?? "");

/** Whether it is a file of this site that the worker keeps. */
export const isFile = (request: Request, { origin, pathname }: URL): boolean =>
  // What the page asks for like that, it keeps itself: `src/browser/offline/`.
  request.cache !== "no-store" &&
  // Of films browsers ask for pieces.
  !request.headers.has("range") &&
  origin === self.location.origin &&
  isHashedFile(pathname);

/** Keeps a file that is not kept yet; says whether it is now. */
export async function keepFile(path: string, event: ExtendableEvent): Promise<boolean> {
  await Promise.allSettled(files.handleAll({ request: new Request(path), event }));
  const options = { cacheName: cacheNames.files, ignoreVary: true };
  return (await caches.match(path, options)) !== undefined;
}
