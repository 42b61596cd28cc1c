import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by workbox-webpack-plugin. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

/** The site without an article; its script loads the article of whatever address is open. */
const shell = "/app-shell/index.html";

// The scripts and styles that every page needs. Their names change with their content.
precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();

// Pages come from the network, so that nobody is left on an old one; without it, the shell.
const offline = { handlerDidError: () => matchPrecache(shell) };
registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkOnly({ plugins: [offline] }),
);
