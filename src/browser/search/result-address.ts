/**
 * The URL of a result of a hosted index.
 *
 * @param url from the index, not trusted
 * @param site origin of the indexed site
 * @returns rooted if it belongs to the site; nothing if it is not a URL
 */
export function resultAddress(url: string, site: string): string | undefined {
  if (!/^(?:https?:\/)?\//.test(url) || !URL.canParse(url, site)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(url, site);
  // Two leading slashes would point to another host.
  return origin === new URL(site).origin ? pathname.replace(/^\/+/, "/") + search + hash : href;
}
