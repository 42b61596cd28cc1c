import type { Compilation, Module } from "webpack";
import { splitUrl, urlOfPath } from "../../src/site/navigation/url.ts";
import type { Page, PageFacts } from "../../src/types.ts";
import { pageFactsOf } from "./page-facts.ts";

/** A page that mentions something: what a reader may want to read next. */
export interface Mention {
  readonly url: string;
  readonly title: string;
}

interface LinkingPage {
  /** Below the content folder. */
  readonly path: string;
  readonly title: string;
  readonly links: PageFacts["links"];
}

/** More wouldn't help a reader to choose. */
const most = 5;

/**
 * Finds where entries are mentioned: on pages that aren't about them and don't only list them. Pages
 * that link to an entry most often come first.
 *
 * @param entries addresses of entries: `/configuration/output/#outputpath`
 */
export function mentions(
  entries: ReadonlySet<string>,
  pages: readonly LinkingPage[],
): ReadonlyMap<string, readonly Mention[]> {
  const all = pages.flatMap(({ path, title, links }) => {
    const own = urlOfPath(path);
    if (/(?:^|\/)index\.mdx?$/.test(path)) return [];
    return (
      links
        // Lists that the build makes have no line, and front matter begins in the first one.
        .filter(({ url, line }) => line > 1 && entries.has(url) && splitUrl(url).pathname !== own)
        .map(({ url }) => ({ entry: url, url: own, title }))
    );
  });
  return new Map(
    [...Map.groupBy(all, ({ entry }) => entry)].map(([entry, links]) => {
      const byPage = [...Map.groupBy(links, ({ url }) => url)];
      // Pages come in the order in which they were built, which is another one each time.
      const sorted = byPage.toSorted(
        ([url, own], [other, others]) => others.length - own.length || (url < other ? -1 : 1),
      );
      return [entry, sorted.flatMap(([, [first]]) => first ?? []).slice(0, most)];
    }),
  );
}

/** Where the mentions of an entry belong, in a page as JSON. */
const mark = /<div data-mentions=\\"([^"\\]*)\\"><\/div>/g;

const filled = new WeakMap<Compilation, (page: string) => string>();

/** The page as JSON, with what mentions its entries; webpack caches it without that. */
export function pageText(module: Module, compilation: Compilation): Buffer | undefined {
  const page = module.buildInfo?.page;
  if (page === undefined || (pageFactsOf(module)?.entries ?? []).length === 0) return page;
  const fill = filled.get(compilation) ?? fillIn(compilation.modules);
  filled.set(compilation, fill);
  return Buffer.from(fill(page.toString()));
}

function fillIn(modules: Iterable<Module>): (page: string) => string {
  const pages = [...modules].flatMap((module) => {
    const facts = pageFactsOf(module);
    const { pagePath, page } = module.buildInfo ?? {};
    return pagePath === undefined || facts === undefined ? [] : [{ pagePath, facts, page }];
  });
  const entries = new Set(
    pages.flatMap(({ facts }) => (facts.entries ?? []).map(({ url }) => url)),
  );
  const linking = pages
    .filter(({ facts }) => facts.links.some(({ url }) => entries.has(url)))
    .map(({ pagePath, facts, page = "{}" }) => {
      const { frontmatter }: Partial<Page> = JSON.parse(page.toString());
      return { path: pagePath, title: frontmatter?.title ?? "", links: facts.links };
    })
    .filter(({ title }) => title !== "");
  const all = mentions(entries, linking);
  return (text) =>
    text.replace(mark, (_, url: string) => {
      const found = all.get(url) ?? [];
      const links = found.map((one) => `<a href="${one.url}">${escaped(one.title)}</a>`);
      const html = `<dt>Mentioned in</dt><dd>${links.join(", ")}</dd>`;
      return found.length === 0 ? "" : JSON.stringify(html).slice(1, -1);
    });
}

const escaped = (title: string) => title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
