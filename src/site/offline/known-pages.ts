import type { Build } from "../../types.ts";
import { viewChunk } from "../output/file-names.ts";
import { routeAt } from "../navigation/routes.ts";
import { decoded } from "../navigation/url.ts";

type Files = Pick<Build, "pages" | "assets">;

/**
 * Whether a build has a view for a URL. Others may be newer pages or redirects on the host.
 *
 * @param pathname from `canonicalUrl`
 */
export const knowsPage = (build: Files, pathname: string): boolean =>
  pathname in build.pages || routeAt(pathname) !== undefined || isPrintable(build, pathname);

const isPrintable = ({ assets }: Files, pathname: string) =>
  pathname.endsWith("/printable/") && `${decoded(pathname)}index.html` in assets;

/**
 * Paths of the files that only this URL needs: its text, and the chunk of its view.
 *
 * @param pathname from `canonicalUrl`
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
