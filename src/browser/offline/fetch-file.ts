import { hasRightType } from "../../site/media-type.ts";
import { runtimeOf } from "../../site/prerendered.ts";
import { shellUrl } from "../../site/offline/copy-files.ts";
import { buildUrl, readBuild, type PublishedBuild } from "../../site/offline/published-build.ts";

/** A file that did not come as its build made it. */
export class WrongFile extends Error {}

/**
 * What the site has now.
 *
 * @throws where it cannot be reached, or something else answers in its place
 */
export async function fetchBuild(signal?: AbortSignal): Promise<PublishedBuild> {
  const response = await fetch(buildUrl, { cache: "no-store", signal });
  const build = response.ok ? readBuild(await response.text()) : undefined;
  if (build === undefined) throw new WrongFile(`${buildUrl} does not say what the site has.`);
  return build;
}

/**
 * Gets a file with a hash in its name: from any cache, because the same name means the same
 * content, or from the network.
 *
 * @throws where it is missing, another one, or was cut off on its way
 */
export const getFile =
  (path: string) =>
  async ({ assets }: PublishedBuild, signal: AbortSignal): Promise<Response> => {
    const kept = await caches.match(path);
    if (kept !== undefined && (await isFile(path, kept, assets[path]))) return kept;
    // The worker leaves such a request alone: it would keep a second copy.
    const response = await fetch(path, { cache: "no-store", signal });
    if (await isFile(path, response, assets[path])) return response;
    throw new WrongFile(`${path} could not be fetched.`);
  };

/** @param bytes before compression */
async function isFile(path: string, response: Response, bytes: number | undefined) {
  const { ok, redirected, headers } = response;
  if (!ok || redirected || !hasRightType(path, headers.get("content-type") ?? "")) return false;
  return (await response.clone().blob()).size === bytes;
}

/** Where hosts answer with the shell, without sending browsers on to another address. */
const shellAddress = shellUrl.replace(/index\.html$/, "");

/** Gets the shell, whose name says nothing of its build: what it starts with has to be the build's. */
export async function getShell({ assets }: PublishedBuild, signal: AbortSignal): Promise<Response> {
  const response = await fetch(shellAddress, { cache: "no-store", signal });
  const runtime = runtimeOf(await response.clone().text()) ?? "";
  const isOfBuild = response.ok && !response.redirected && runtime in assets;
  if (!isOfBuild) throw new WrongFile(`${shellAddress} is not that of the build.`);
  return response;
}
