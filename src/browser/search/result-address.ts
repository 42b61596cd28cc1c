/**
 * The address that a result of a hosted index leads to.
 *
 * @param url as the index has it, not trusted
 * @param site origin of the site that the index is of
 * @returns rooted where it is the site's own, as browsers read it; nothing for what is no address
 */
export function resultAddress(url: string, site: string): string | undefined {
  if (!/^(?:https?:\/)?\//.test(url) || !URL.canParse(url, site)) return undefined;
  const { origin, pathname, search, hash, href } = new URL(url, site);
  // Two slashes at its start would lead to another host.
  return origin === new URL(site).origin ? pathname.replace(/^\/+/, "/") + search + hash : href;
}
