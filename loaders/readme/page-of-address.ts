import path from "node:path";
import type { VFile } from "vfile";
import { exists, read } from "../page/page-facts.ts";
import { defaultHosts, origin } from "../../src/site/hosting/hosts.ts";
import { packagesFile, readPackageList } from "./package-list.ts";

/**
 * Finds the page of this site for an address on the web: of this documentation, or of the repository
 * of a package that has a page here.
 *
 * @param root the content folder
 * @param page is compiled again when pages come or go
 * @param own the package whose README has the link
 */
export function pageOfAddress(root: string, page: VFile, own: string) {
  const list = path.join(root, packagesFile);
  const text = exists(page, list) ? String(read(page, list)) : "";
  const { packages } = readPackageList(text);
  return (url: URL): string | undefined => {
    const [, name] = /^\/webpack(?:-contrib)?\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
    const repository = packages.find((one) => one.name === name && name !== own);
    if (url.host === "github.com" && repository !== undefined) return urlOf(repository.path);
    if (!hosts.has(url.host)) return undefined;
    const wanted = url.pathname.replace(/^\/|\/$/g, "");
    const isPage =
      packages.some((one) => one.path === `${wanted}.mdx`) ||
      [`${wanted}.mdx`, `${wanted}/index.mdx`].some((file) => exists(page, path.join(root, file)));
    return isPage ? urlOf(wanted) : undefined;
  };
}

const urlOf = (file: string) => `/${file.replace(/\.mdx$/, "")}/`.replace("//", "/");

/** Of this site, wherever it is. */
const hosts: ReadonlySet<string> = new Set(
  [origin, defaultHosts.SITE_HOST].map((address) => new URL(address).host),
);
