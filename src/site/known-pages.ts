import type { Build } from "../types.ts";
import { routeAt } from "./routes.ts";
import { decoded } from "./url.ts";

/**
 * Whether a build shows something of its own at an address. Of other addresses only the host knows
 * what is there: newer pages, and redirects.
 *
 * @param pathname as `canonicalUrl` writes it
 */
export const knowsPage = ({ pages, assets }: Build, pathname: string): boolean =>
  pathname in pages ||
  routeAt(pathname) !== undefined ||
  (pathname.endsWith("/printable/") && `${decoded(pathname)}index.html` in assets);

/**
 * The files that an address needs besides those that every page has: text of its page, and what
 * only addresses like it show (`components/app/lazy-views.ts`).
 *
 * @param pathname as `canonicalUrl` writes it
 * @returns their paths; none where the build has nothing of its own there
 */
export function filesOf({ pages, assets }: Files, pathname: string): readonly string[] {
  const view = routeAt(pathname);
  const prefix = `/view-${view}.`;
  const ofView =
    view === undefined ? [] : Object.keys(assets).filter((file) => file.startsWith(prefix));
  const { [pathname]: text } = pages;
  return text === undefined ? ofView : [text, ...ofView];
}

type Files = Pick<Build, "pages" | "assets">;
