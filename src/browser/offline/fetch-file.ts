import { shellUrl, type PublishedBuild } from "../../site/offline/published-build.ts";
import { runtimeOf } from "../../site/output/prerendered.ts";

/** A file that did not come as its build made it. */
export class WrongFile extends Error {}

/**
 * Gets a file with a hash in its name.
 *
 * @throws where it is missing, another one, or was cut off on its way
 */
export async function fetchFile(
  path: string,
  { assets }: PublishedBuild,
  signal: AbortSignal,
): Promise<Response> {
  // The worker leaves such a request alone.
  const response = await fetch(path, { cache: "no-store", signal });
  const isWhole = response.ok && (await response.clone().blob()).size === assets[path];
  if (!isWhole) throw new WrongFile(`${path} could not be fetched.`);
  return response;
}

/** Where hosts answer with the shell, without sending browsers on to another address. */
const shellAddress = shellUrl.replace(/index\.html$/, "");

/** Gets the shell, whose name says nothing of its build: what it starts with has to be the build's. */
export async function fetchShell(
  { assets }: PublishedBuild,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(shellAddress, { cache: "no-store", signal });
  const runtime = runtimeOf(await response.clone().text()) ?? "";
  const isOfBuild = response.ok && !response.redirected && runtime in assets;
  if (!isOfBuild) throw new WrongFile(`${shellAddress} is not that of the build.`);
  return response;
}
