import { isHashedFile } from "../caches.ts";
import type { PublishedBuild } from "./published-build.ts";

/** The site without an article: what every address starts with where there is no network. */
export const shellUrl = "/app-shell/index.html";

/** What a saved copy of the documentation is made of: text of each page comes with its script. */
export const copyFiles = ({ assets }: PublishedBuild): readonly string[] =>
  Object.keys(assets).filter((path) => path === shellUrl || isHashedFile(path));

/** How many bytes some files of a build have, before compression. */
export const bytesOf = ({ assets }: PublishedBuild, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (assets[path] ?? 0), 0);
