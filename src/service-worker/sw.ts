import { registerQuotaErrorCallback } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { install, removeOlderShells } from "./precache.ts";
import { files, isFile } from "./files.ts";
import { readablePages } from "./offline-pages.ts";
import { keepShown } from "./keep-shown.ts";
import { pages } from "./pages.ts";
import { isPicture, pictures } from "./pictures.ts";
import { readMessage } from "./read-message.ts";
import { free, removeForgotten, tidy } from "./cleanup.ts";

declare const self: ServiceWorkerGlobalScope;

// What every page needs is fetched ahead: shell, scripts, styles, icons, search index.
self.addEventListener("install", (event) => event.waitUntil(install(event)));

// From its first visit on a reader has a worker; pages are asked for while a worker starts.
self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      removeOlderShells(),
      removeForgotten(),
      self.clients.claim(),
      self.registration.navigationPreload?.enable(),
    ]),
  ),
);

// A file with a hash in its name that is there stays right for ever.
registerRoute(({ request, url }) => isFile(request, url), files);

// Pages come from the network; where that fails or takes too long, from what is kept.
registerRoute(({ request }) => request.mode === "navigate", pages);

// Avatars and logos are kept for a while. All else of other hosts is none of this worker's business.
registerRoute(({ request, url }) => isPicture(request, url), pictures);

registerQuotaErrorCallback(free);

self.addEventListener("message", (event) => {
  const message = readMessage(event.data);
  const answer = (value?: unknown) => event.ports[0]?.postMessage(value);
  switch (message?.type) {
    case "SKIP_WAITING":
      return event.waitUntil(self.skipWaiting());
    case "SHOWN":
      return event.waitUntil(keepShown(message, event).then(tidy));
    case "FREE_ROOM":
      return event.waitUntil(free().finally(answer));
    case "WHICH_READABLE":
      return event.waitUntil(readablePages().then(answer));
  }
});
