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

self.addEventListener("install", (event) => event.waitUntil(install(event)));

// Navigation preload: pages are requested while the worker starts.
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

registerRoute(({ request, url }) => isFile(request, url), files);

registerRoute(({ request }) => request.mode === "navigate", pages);

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
