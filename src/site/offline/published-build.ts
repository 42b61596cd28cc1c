import type { Build } from "../../types.ts";
import { isHashedFile } from "./caches.ts";

export const buildUrl = "/build.json";

/** The page that every URL shows first when offline, without an article. */
export const shellUrl = "/app-shell/index.html";

export type PublishedBuild = Pick<Build, "id" | "assets" | "pages">;

/** Hashed files are enough: each page's text is in its script. */
export const copyFiles = ({ assets }: PublishedBuild): readonly string[] =>
  Object.keys(assets).filter(isHashedFile);

/** Size before compression. */
export const bytesOf = ({ assets }: PublishedBuild, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (assets[path] ?? 0), 0);
