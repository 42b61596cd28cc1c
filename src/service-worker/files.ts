import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { hasRightType } from "../site/media-type.ts";
import { ownCache } from "./core.ts";

/** The names of these files change with their content: one that is there is right for ever. */

/** Finds a file in the caches of all builds. */
export const matchFile = (request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true });

const options = {
  cacheName: ownCache("files"),
  matchOptions: { ignoreVary: true },
  plugins: [
    // A build has some 300. A worker that nobody replaces meets those of many builds.
    new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? matchFile(request),
      cacheWillUpdate: async ({ request, response }) =>
        isSound(request, response) ? response : null,
    },
  ],
} satisfies ConstructorParameters<typeof CacheFirst>[0];

export const files = new CacheFirst(options);

/** For a page that asks again, because what it got was broken. */
export const freshFiles = new NetworkFirst(options);

/** Whether it is the file that was asked for, whole, and not what somebody else answers for it. */
const isSound = ({ url }: Request, { status, type, redirected, headers }: Response) =>
  status === 200 &&
  type === "basic" &&
  !redirected &&
  hasRightType(new URL(url).pathname, headers.get("Content-Type") ?? "");
