import type { Build } from "../types.ts";
import { routes } from "./routes.ts";
import { decoded } from "./url.ts";

/**
 * Whether a build shows something of its own at an address. Of other addresses only the host knows
 * what is there: newer pages, and redirects.
 *
 * @param pathname as `canonicalUrl` writes it
 */
export const knowsPage = ({ pages, assets }: Build, pathname: string): boolean =>
  pathname in pages ||
  routes.some(({ url }) => url === pathname) ||
  (pathname.endsWith("/printable/") && `${decoded(pathname)}index.html` in assets);
