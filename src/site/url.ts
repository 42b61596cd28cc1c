/** How files become addresses: the path is the URL. */

/**
 * @param path of a content file, rooted at the content folder: `guides/caching.mdx`
 * @returns its address: `/guides/caching/`; `index.mdx` has its folder's, and so has a README, as
 *   GitHub shows it, however it is capitalized
 */
export function urlOfPath(path: string): string {
  const name = path
    .replace(/\.mdx?$/i, "")
    .replace(/(^|\/)(?:index|[Rr][Ee][Aa][Dd][Mm][Ee])$/, "$1");
  return encoded(withSlashes(name));
}

const encoded = (pathname: string) =>
  encodeURI(pathname).replaceAll("#", "%23").replaceAll("?", "%3F");

/** Adds the slashes that an address of this site starts and ends with. */
const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, "/");

/**
 * Writes a name with characters that need no escape, neither in an address nor in a script: others
 * become their code points, `a b` is `a~20b`. Different names stay different.
 */
export const plainName = (name: string): string =>
  name.replace(/[^\w/.-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}`);

/** Whether an address leads away from this site. */
export const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** Splits `/guides/caching/#hash` (with or without a query) before its query or hash. */
export function splitUrl(url: string): { readonly pathname: string; readonly rest: string } {
  const at = url.search(/[?#]/);
  return at < 0 ? { pathname: url, rest: "" } : { pathname: url.slice(0, at), rest: url.slice(at) };
}

/** Takes the percent-encoding off a part of an address; what is no encoding stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * An address as it is kept on disk, where on many systems names differ neither in case alone nor in
 * how Unicode writes a letter.
 */
export const nameOnDisk = (url: string): string => decoded(url).normalize().toLowerCase();

/**
 * Whether an address names a page and not a file: its last part has no extension. The end of a
 * name (`v1.2.configuration`) and of a version (`5.108`) is none.
 */
export const isPagePath = (pathname: string): boolean =>
  !/\.(?:[a-z][a-z\d]{0,4}|7z|webmanifest)$/i.test(pathname);

/**
 * The address that a page is known by: encoded as `urlOfPath` does, with a trailing slash, without
 * the name of its file; query and hash stay.
 *
 * @param url a rooted address; one that names a file is returned as it is
 */
export function canonicalUrl(url: string): string {
  const { pathname, rest } = splitUrl(url);
  const page = pathname.replace(/\/index\.html$/, "/");
  if (page === "" || !isPagePath(page)) return url;
  try {
    return encoded(withSlashes(decodeURIComponent(page))) + rest;
  } catch {
    return withSlashes(page) + rest;
  }
}
