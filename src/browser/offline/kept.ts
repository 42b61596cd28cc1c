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
  const [files, documents, installed, saved, copies] = await Promise.all([
    pathsInAll(ofKind("core", "files", "saved")),
    pathsInAll(ofKind("pages")),
    buildsIn(ofKind("core")),
    buildsIn(ofKind("saved")),
    readCopies(),
  ]);
  const current = buildOfDocument([...installed, ...saved], runtimeOfDocument() ?? "");
  const whole = wholeCopy(copies)?.build;
  // The worker shows what was read by older builds, too: `src/service-worker/kept-pages.ts`.
  return { files, documents, current, others: whole ? [whole, ...installed] : installed };
}

/** The paths of all files of the site that are in any of its caches. */
export const keptPaths = async (): Promise<ReadonlySet<string>> =>
  pathsInAll((await caches.keys()).filter((name) => parseCacheName(name) !== undefined));

async function pathsInAll(names: readonly string[]): Promise<ReadonlySet<string>> {
  const all = await Promise.all(names.map(async (name) => pathsIn(await caches.open(name))));
  return new Set(all.flatMap((paths) => [...paths]));
}

async function buildsIn(names: readonly string[]): Promise<readonly PublishedBuild[]> {
  const builds = await Promise.all(names.map(buildIn));
  return builds.filter((build) => build !== undefined);
}

/** What the build that a cache is of has published; the worker adds its revision to the address. */
async function buildIn(name: string): Promise<PublishedBuild | undefined> {
  const cache = await caches.open(name);
  const response = await cache.match(buildUrl, { ignoreSearch: true });
  return response && readBuild(await response.text());
}
