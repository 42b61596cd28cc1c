import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import pictureHosts from "content:picture-hosts";
import { cacheNames } from "../site/offline/caches.ts";

const limits = { maxEntries: 200, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true };

/** Their answers are opaque. */
const closedHosts = new Set<string>();

export const isPicture = (request: Request, { origin }: URL): boolean =>
  request.destination === "image" && pictureHosts.includes(origin) && !closedHosts.has(origin);

/** Pictures of other hosts: few of them, and for a month. */
export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin(limits),
    {
      // An answer that is opaque may be an error, and counts as megabytes against the quota.
      requestWillFetch: async ({ request: { url } }) =>
        new Request(url, { mode: "cors", credentials: "omit", referrerPolicy: "no-referrer" }),
      cacheWillUpdate: async ({ response }) => (isImage(response) ? response : null),
      handlerDidError: async ({ request }) => {
        const response = await fetch(request);
        closedHosts.add(new URL(request.url).origin);
        return response;
      },
    },
  ],
});

const isImage = ({ status, headers }: Response) =>
  status === 200 && /^image\//.test(headers.get("Content-Type") ?? "");
