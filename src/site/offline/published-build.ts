import type { Build } from "../../types.ts";
import { isHashedFile } from "./caches.ts";

/** Where a build says what it published. */
export const buildUrl = "/build.json";

/** The site without an article: what every address starts with where there is no network. */
export const shellUrl = "/app-shell/index.html";

/** What of `/build.json` matters to a reader who is offline. */
export type PublishedBuild = Pick<Build, "id" | "assets" | "pages">;

/** What a saved copy of the documentation is made of: text of each page comes with its script. */
export const copyFiles = ({ assets }: PublishedBuild): readonly string[] =>
  Object.keys(assets).filter(isHashedFile);

/** How many bytes some files of a build have, before compression. */
export const bytesOf = ({ assets }: PublishedBuild, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (assets[path] ?? 0), 0);
