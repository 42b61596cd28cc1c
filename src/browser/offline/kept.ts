import { parseCacheName } from "../../site/caches.ts";
import { wholeCopy } from "../../site/offline/copy-state.ts";
import {
  buildOfDocument,
  buildUrl,
  readBuild,
  type PublishedBuild,
} from "../../site/offline/published-build.ts";
import type { Kept } from "../../site/offline/readable-pages.ts";
import { runtimeOfDocument } from "../runtime-of-document.ts";
import { pathsIn, readCopies } from "./copies.ts";

/** Looks through all that this browser has kept of the site. */
export async function readKept(): Promise<Kept> {
  const names = await caches.keys();
  const ofKind = (...kinds: readonly string[]) =>
    names.filter((name) => kinds.includes(parseCacheName(name)?.kind ?? ""));
  const [files, documents, builds, copies] = await Promise.all([
    pathsInAll(ofKind("core", "files", "saved")),
    pathsInAll(ofKind("pages")),
    Promise.all(ofKind("core", "saved").map(buildIn)),
    readCopies(),
  ]);
  const known = builds.filter((build) => build !== undefined);
  const current = buildOfDocument(known, runtimeOfDocument() ?? "");
  return { files, documents, current, saved: wholeCopy(copies)?.build };
}

/** The paths of all files of the site that are in any of its caches. */
export const keptPaths = async (): Promise<ReadonlySet<string>> =>
  pathsInAll((await caches.keys()).filter((name) => parseCacheName(name) !== undefined));

async function pathsInAll(names: readonly string[]): Promise<ReadonlySet<string>> {
  const all = await Promise.all(names.map(async (name) => pathsIn(await caches.open(name))));
  return new Set(all.flatMap((paths) => [...paths]));
}

/** What the build that a cache is of has published; the worker adds its revision to the address. */
async function buildIn(name: string): Promise<PublishedBuild | undefined> {
  const cache = await caches.open(name);
  const response = await cache.match(buildUrl, { ignoreSearch: true });
  return response && readBuild(await response.text());
}
