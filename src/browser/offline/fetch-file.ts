import { shellUrl, type PublishedBuild } from "../../site/offline/published-build.ts";
import { runtimeOf } from "../../site/output/prerendered.ts";

export class WrongFile extends Error {}

/** @throws if the file is missing or was truncated */
export async function fetchFile(
  path: string,
  { assets }: PublishedBuild,
  signal: AbortSignal,
): Promise<Response> {
  // The worker ignores `no-store` requests.
  const response = await fetch(path, { cache: "no-store", signal });
  const isWhole = response.ok && (await response.clone().blob()).size === assets[path];
  if (!isWhole) throw new WrongFile(`${path} could not be fetched.`);
  return response;
}

/** Hosts redirect from `index.html`. */
const shellAddress = shellUrl.replace(/index\.html$/, "");

/** The shell has no hash in its name, so its runtime's name tells the build. */
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
