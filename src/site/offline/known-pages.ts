import type { Build } from "../../types.ts";
import { viewChunk } from "../output/file-names.ts";
import { routeAt } from "../navigation/routes.ts";
import { decoded } from "../navigation/url.ts";

type Files = Pick<Build, "pages" | "assets">;

/**
 * Whether a build shows something of its own at an address. Of other addresses only the host knows
 * what is there: newer pages, and redirects.
 *
 * @param pathname as `canonicalUrl` writes it
 */
export const knowsPage = (build: Files, pathname: string): boolean =>
  pathname in build.pages || routeAt(pathname) !== undefined || isPrintable(build, pathname);

const isPrintable = ({ assets }: Files, pathname: string) =>
  pathname.endsWith("/printable/") && `${decoded(pathname)}index.html` in assets;

/**
 * The files that an address needs besides those that every page has: texts, and the chunk of its
 * view (`components/app/lazy-views.ts`).
 *
 * @param pathname as `canonicalUrl` writes it
 * @returns their paths; none where the build has nothing of its own there
 */
export function filesOf(build: Files, pathname: string): readonly string[] {
  const { pages } = build;
  const { [pathname]: text } = pages;
  const own = text === undefined ? [] : [text];
  if (isPrintable(build, pathname)) {
    const section = pathname.slice(0, -"printable/".length);
    const urls = Object.keys(pages).filter((url) => url.startsWith(section));
    const texts = urls.flatMap((url) => pages[url] ?? []);
    return [
      ...texts,
      ...filesNamed(build, viewChunk("printable")),
      ...filesNamed(build, "combined-page"),
    ];
  }
  const view = routeAt(pathname);
  return view === undefined ? own : [...own, ...filesNamed(build, viewChunk(view))];
}

const filesNamed = ({ assets }: Files, name: string) =>
  Object.keys(assets).filter((file) => file.startsWith(`/${name}.`));
