import { buildsOf, cacheName } from "../site/caches.ts";
import { filesOf, knowsPage } from "../site/known-pages.ts";
import { ownBuild, ownId, recordOf, shellOf } from "./core.ts";
import { matchFile } from "./files.ts";
import { savedPage } from "./saved-copy.ts";
import { isWhole } from "./whole-pages.ts";

/** What can stand in for a page: gives nothing where it cannot. */
type Substitute = (pathname: string) => Promise<Response | undefined>;

/** Best first. */
const substitutes: readonly Substitute[] = [
  (pathname) => shellWithText(pathname),
  savedPage,
  visitedBefore,
];

/**
 * What to show of a page without the network.
 *
 * @param pathname as `canonicalUrl` writes it
 * @param visited the page as it was when the reader saw it under this worker
 * @returns nothing where only the network can tell
 */
export const offlinePage = async (
  pathname: string,
  visited: Response | undefined,
): Promise<Response | undefined> => (await keptPage(pathname, visited)) ?? shellOfKnown(pathname);

/** The same, where its text is here, of whatever build. */
export async function keptPage(
  pathname: string,
  visited: Response | undefined,
): Promise<Response | undefined> {
  if (visited !== undefined && (await isWhole(visited))) return visited;
  for (const substitute of substitutes) {
    const found = await substitute(pathname);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The site without an article, which shows what it has for an address, or that it has nothing. */
export async function shellFor(build = ownId): Promise<Response | undefined> {
  const shell = await shellOf(build);
  return shell !== undefined && (await isWhole(shell)) ? shell : undefined;
}

/** The shell, where the page's text is there for it to show. */
async function shellWithText(pathname: string, build = ownId): Promise<Response | undefined> {
  const record = await recordOf(build);
  const files = record === undefined ? [] : filesOf(record, pathname);
  const found = await Promise.all(files.map((file) => matchFile(file)));
  return files.length > 0 && !found.includes(undefined) ? shellFor(build) : undefined;
}

/** The page as an earlier build had it, the latest first. */
async function visitedBefore(pathname: string): Promise<Response | undefined> {
  const earlier = buildsOf(await caches.keys()).filter((build) => build !== ownId);
  for (const build of earlier.toReversed()) {
    const options = { cacheName: cacheName({ build, kind: "pages" }), ignoreVary: true };
    const found = await caches.match(pathname, options);
    if (found !== undefined && (await isWhole(found))) return found;
    const shell = await shellWithText(pathname, build);
    if (shell !== undefined) return shell;
  }
  return undefined;
}

/** The shell, which asks the network for the text alone and says so if it does not come. */
async function shellOfKnown(pathname: string): Promise<Response | undefined> {
  const build = await ownBuild();
  return build !== undefined && knowsPage(build, pathname) ? shellFor() : undefined;
}
