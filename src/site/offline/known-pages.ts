import type { Build } from "../../types.ts";
import { viewChunk } from "../output/file-names.ts";
import { routeAt, type RouteKind } from "../navigation/routes.ts";
import { decoded } from "../navigation/url.ts";

type Files = Pick<Build, "pages" | "assets">;

/**
 * Whether a build has a view for a URL. Others may be newer pages or redirects on the host.
 *
 * @param pathname from `canonicalUrl`
 */
export const knowsPage = (build: Files, pathname: string): boolean =>
  pathname in build.pages || viewAt(build, pathname) !== undefined;

/** Redirects have documents, too, but no view. */
function viewAt({ assets }: Files, pathname: string): RouteKind | "printable" | undefined {
  if (!(`${decoded(pathname)}index.html` in assets)) return undefined;
  return pathname.endsWith("/printable/") ? "printable" : routeAt(pathname);
}

/**
 * Paths of the files that only this URL needs: its text, and the chunk of its view.
 *
 * @param pathname from `canonicalUrl`
 */
export function filesOf(build: Files, pathname: string): readonly string[] {
  const { pages } = build;
  const { [pathname]: text } = pages;
  const own = text === undefined ? [] : [text];
  const view = viewAt(build, pathname);
  if (view === "printable") {
    const section = pathname.slice(0, -"printable/".length);
    const urls = Object.keys(pages).filter((url) => url.startsWith(section));
    const texts = urls.flatMap((url) => pages[url] ?? []);
    return [...texts, ...filesNamed(build, viewChunk(view)), ...filesNamed(build, "combined-page")];
  }
  return view === undefined ? own : [...own, ...filesNamed(build, viewChunk(view))];
}

const filesNamed = ({ assets }: Files, name: string) =>
  Object.keys(assets).filter((file) => file.startsWith(`/${name}.`));
