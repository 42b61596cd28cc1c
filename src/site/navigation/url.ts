/** `guides/caching.mdx` gives `/guides/caching/`; an index or a README gets its folder's URL. */
export function urlOfPath(path: string): string {
  const name = path
    .replace(/\.mdx?$/i, "")
    .replace(/(^|\/)(?:index|[Rr][Ee][Aa][Dd][Mm][Ee])$/, "$1");
  return encoded(withSlashes(name));
}

const encoded = (pathname: string) =>
  encodeURI(pathname).replaceAll("#", "%23").replaceAll("?", "%3F");

const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, "/");

/** Replaces special characters with code points, so names stay different: `a b` is `a~20b`. */
export const plainName = (name: string): string =>
  name.replace(/[^\w/.-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}`);

export const isExternal = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);

export function splitUrl(url: string): { readonly pathname: string; readonly rest: string } {
  const at = url.search(/[?#]/);
  return at < 0 ? { pathname: url, rest: "" } : { pathname: url.slice(0, at), rest: url.slice(at) };
}

/** Returns malformed escapes unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A URL as a file name: many file systems ignore case and Unicode forms. */
export const nameOnDisk = (url: string): string => decoded(url).normalize().toLowerCase();

/** Options (`v1.2.configuration`) and versions (`5.108`) look like extensions, but are pages. */
export const isPagePath = (pathname: string): boolean =>
  !/\.(?:[a-z][a-z\d]{0,4}|7z|webmanifest)$/i.test(pathname);

/** Adds a trailing slash, removes `index.html`, and encodes like `urlOfPath`, except for files. */
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
