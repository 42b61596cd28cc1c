import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { cacheNames } from "../site/offline/caches.ts";
import { runtimeOf } from "../site/output/prerendered.ts";
import { canonicalUrl, isPagePath } from "../site/navigation/url.ts";
import { readKept } from "./offline-pages.ts";

/** Network first, so that nobody is left on an old page. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 3,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    {
      cacheKeyWillBeUsed: async ({ request }) => new URL(pageOf(request), request.url).href,
      cacheWillUpdate: async ({ response }) => ((await isOurs(response)) ? response : null),
      cachedResponseWillBeUsed: async ({ request }) => offlinePage(pageOf(request)),
      // The shell says what is missing.
      handlerDidError: async ({ request }) =>
        isPagePath(pageOf(request)) ? (await readKept()).shellFor() : undefined,
      // The host is in trouble, or in the middle of a deploy.
      handlerWillRespond: async ({ request, response }) =>
        response.status < 500 ? response : ((await keptPage(pageOf(request))) ?? response),
    },
  ],
});

const pageOf = ({ url }: Request): string => canonicalUrl(new URL(url).pathname);

const keptPage = async (pathname: string): Promise<Response | undefined> =>
  isPagePath(pathname) ? (await readKept()).documentOf(pathname) : undefined;

async function offlinePage(pathname: string): Promise<Response | undefined> {
  if (!isPagePath(pathname)) return undefined;
  const { documentOf, shellFor } = await readKept();
  return (await documentOf(pathname)) ?? shellFor(pathname);
}

/** No captive portal, not-found page, or redirect. */
const isOurs = async (response: Response) =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  runtimeOf(await response.clone().text()) !== undefined;
