import { registerRoute } from "workbox-routing";
import { isHashedFile } from "../site/caches.ts";
import { asksForBuild, parseMessage } from "../site/worker-messages.ts";
import { ownId } from "./core.ts";
import { files, freshFiles } from "./files.ts";
import { install } from "./install.ts";
import { keepShown } from "./keep-shown.ts";
import { pages } from "./pages.ts";
import { isPicture, pictures } from "./pictures.ts";
import { tidy } from "./tidy.ts";

declare const self: ServiceWorkerGlobalScope;

// What every page needs is fetched ahead: shell, scripts, styles, icons, search index.
self.addEventListener("install", (event) => event.waitUntil(install(event)));

// From its first visit on a reader has a worker; pages are asked for while a worker starts.
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  ),
);

// A file that somebody found broken comes from the network, any other that is there stays for ever.
registerRoute(({ request, url }) => isFile(request, url) && request.cache === "reload", freshFiles);
registerRoute(({ request, url }) => isFile(request, url), files);

// Pages come from the network; where that fails or takes too long, from what is kept.
registerRoute(({ request }) => request.mode === "navigate", pages);

// Avatars and logos are kept for a while. All else of other hosts is none of this worker's business.
registerRoute(({ request, url }) => isPicture(request, url), pictures);

self.addEventListener("message", (event) => {
  const message = parseMessage(event.data);
  if (message?.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  if (message?.type === "SHOWN") {
    event.waitUntil(keepShown(message, event).then(() => tidy(event)));
  }
  if (asksForBuild(event.data)) event.ports[0]?.postMessage(ownId);
});

const isFile = (request: Request, { origin, pathname }: URL) =>
  // What the page asks for like that, it keeps itself: `src/browser/offline/`.
  request.cache !== "no-store" &&
  // Of films browsers ask for pieces.
  !request.headers.has("range") &&
  origin === self.location.origin &&
  isHashedFile(pathname);
