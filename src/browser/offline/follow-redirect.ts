import redirects from "content:redirects";
import { isExternal } from "../../site/navigation/url.ts";

/** Leads from an old address to the new one, as the host does that cannot be reached. */
export function followRedirect(): void {
  const to = redirects[location.pathname];
  if (to !== undefined && !isExternal(to)) location.replace(to);
}
