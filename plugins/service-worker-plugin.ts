import { createRequire } from "node:module";
import type { Compiler } from "webpack";

/** Builds the service worker, which gets the list of files that are kept for every reader. */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    const { InjectManifest } = workbox();
    new InjectManifest({
      swSrc: "./src/service-worker/sw.ts",
      swDest: "sw.js",
      include: [
        /^(?:client|client-runtime|vendor|drawer-swipe|view-[\w-]+|search-[\w-]+)\./,
        /^app-shell\//,
      ],
      dontCacheBustURLsMatching: /\.[\da-f]{8}\./,
    }).apply(compiler);
  }
}

/** Loaded where it is used: it brings Babel, and a writer waits for each start of development. */
const workbox = (): typeof import("workbox-webpack-plugin") =>
  createRequire(import.meta.url)("workbox-webpack-plugin");
