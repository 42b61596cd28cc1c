/**
 * The URL of a content file. `index.mdx` has its folder's, and so does a README, as on GitHub.
 *
 * @param path below the content folder: `guides/caching.mdx` gives `/guides/caching/`
 */
export function urlOfPath(path: string): string {
  const name = path
    .replace(/\.mdx?$/i, "")
    .replace(/(^|\/)(?:index|[Rr][Ee][Aa][Dd][Mm][Ee])$/, "$1");
  return encoded(withSlashes(name));
}

const encoded = (pathname: string) =>
  encodeURI(pathname).replaceAll("#", "%23").replaceAll("?", "%3F");

const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, "/");

/**
 * Replaces characters that need escaping in URLs or scripts with their code points: `a b` is
 * `a~20b`. Different names stay different.
 */
export const plainName = (name: string): string =>
  name.replace(/[^\w/.-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}`);

export const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

/** Splits a URL before its query or hash. */
export function splitUrl(url: string): { readonly pathname: string; readonly rest: string } {
  const at = url.search(/[?#]/);
  return at < 0 ? { pathname: url, rest: "" } : { pathname: url.slice(0, at), rest: url.slice(at) };
}

/** Percent-decodes a part of a URL, if possible. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A URL as a file name: many file systems ignore case and Unicode forms. */
export const nameOnDisk = (url: string): string => decoded(url).normalize().toLowerCase();

/**
 * Whether a URL is a page and not a file, which has an extension. Options (`v1.2.configuration`)
 * and versions (`5.108`) don't count as extensions.
 */
export const isPagePath = (pathname: string): boolean =>
  !/\.(?:[a-z][a-z\d]{0,4}|7z|webmanifest)$/i.test(pathname);

/**
 * The canonical URL of a page: encoded like `urlOfPath`, with a trailing slash, without
 * `index.html`; query and hash stay.
 *
 * @param url rooted; the URL of a file is returned as it is
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
