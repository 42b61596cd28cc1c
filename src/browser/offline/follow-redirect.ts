import redirects from "content:redirects";
import { isExternal } from "../../site/navigation/url.ts";

/** Does what the host would do. */
export function followRedirect(): void {
  const to = redirects[location.pathname];
  if (to !== undefined && !isExternal(to)) location.replace(to);
}
