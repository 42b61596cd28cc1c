import { createRequire } from "node:module";
import webpack, { type Compilation, type Compiler } from "webpack";
import type { ManifestEntry } from "workbox-build";
import { integrity } from "./output/integrity.ts";
import { precachedFiles } from "../src/site/offline/precached-files.ts";
import { hashPattern } from "../src/site/output/file-names.ts";
import { killWorker } from "./output/kill-worker.ts";

const { sources } = webpack;

/** Builds the service worker with its list of files to precache. */
export class ServiceWorkerPlugin {
  #mode: string;

  /** @param mode `remove` emits a worker that uninstalls itself */
  constructor(mode: string) {
    this.#mode = mode;
  }

  apply(compiler: Compiler): void {
    if (this.#mode === "remove") return emitKillWorker(compiler);
    const { InjectManifest } = workbox();
    new InjectManifest({
      swSrc: "./src/service-worker/sw.ts",
      swDest: "sw.js",
      include: [...precachedFiles],
      dontCacheBustURLsMatching: new RegExp(hashPattern),
      manifestTransforms: [
        // Its type is wrong: https://github.com/GoogleChrome/workbox/issues/2549
        (entries, compilation) => ({
          manifest: entries.map((entry) => checked(entry, compilation as Compilation)),
        }),
      ],
    }).apply(compiler);
  }
}

/**
 * Adds what tells a file from the same file of another build.
 * For `build.json`, this is the build's id, because its commit can change when no file does.
 */
function checked<Entry extends ManifestEntry>(entry: Entry, compilation: Compilation): Entry {
  const asset = compilation.getAsset(entry.url.replace(/^\//, ""));
  if (asset === undefined) throw new Error(`${entry.url} is kept for readers and not built.`);
  if (typeof asset.info.build === "string") return { ...entry, revision: asset.info.build };
  return { ...entry, integrity: integrity(asset.source.buffer()) };
}

function emitKillWorker(compiler: Compiler): void {
  const { name } = ServiceWorkerPlugin;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap(name, () =>
      compilation.emitAsset("sw.js", new sources.RawSource(killWorker), { minimized: true }),
    );
  });
}

/** Only the part that's needed, when it's needed: the other loads Babel. */
const workbox = (): Pick<typeof import("workbox-webpack-plugin"), "InjectManifest"> =>
  createRequire(import.meta.url)("workbox-webpack-plugin/build/inject-manifest.js");
