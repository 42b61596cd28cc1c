/** The URL of a result, rooted if it belongs to the site. The index is not trusted. */
export function resultAddress(url: string, site: string): string | undefined {
  if (!/^(?:https?:\/)?\//.test(url) || !URL.canParse(url, site)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(url, site);
  // Two leading slashes would point to another host.
  return origin === new URL(site).origin ? pathname.replace(/^\/+/, "/") + search + hash : href;
}
