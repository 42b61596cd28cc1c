import { didYouMean } from "../../loaders/page/did-you-mean.ts";
import type { SiteRoute } from "../../src/site/navigation/routes.ts";
import {
  decoded,
  isExternal,
  isPagePath,
  nameOnDisk,
  splitUrl,
  urlOfPath,
} from "../../src/site/navigation/url.ts";
import type { ContentFile, Link, PageFacts, PageProblem, Problem } from "../../src/types.ts";
import { redirectsFile } from "../content/redirects.ts";

export interface BuiltSite {
  readonly pages: readonly ContentFile[];
  /** Content files that are shown on every page. */
  readonly fragments: readonly string[];
  /** Facts about compiled pages. In development, only opened pages are compiled. */
  readonly facts: ReadonlyMap<string, PageFacts>;
  readonly routes: readonly SiteRoute[];
  /** Path → links in the page's front matter. */
  readonly related: ReadonlyMap<string, readonly Link[]>;
  /** Names below the output folder; missing in development, which doesn't build all files. */
  readonly assets: readonly string[] | undefined;
  /** File that can't be written → the file that has its folder's name. */
  readonly clashes: ReadonlyMap<string, string>;
  /** Old address → its line in the file of redirects. */
  readonly redirectLines: ReadonlyMap<string, number>;
  readonly dataLinks: ReadonlyMap<string, readonly Link[]>;
}

/** Adds problems that need the whole site, like broken links, to those of single pages. */
export function checkSite(site: BuiltSite): readonly Problem[] {
  const addresses = addressesOf(site);
  const twice = site.pages.flatMap((page) => addressProblems(page, site));
  const isFileToCome = ({ url }: Link) =>
    site.assets === undefined && url.startsWith("/") && !isPagePath(splitUrl(url).pathname);
  const fragments = site.fragments.map((path) => ({ path, url: "/" }));
  const own = [...site.pages, ...fragments].flatMap(({ path, url }) => {
    const facts = site.facts.get(path);
    const all = [...(site.related.get(path) ?? []), ...(facts?.links ?? [])];
    const links = all.filter((link) => !isFileToCome(link));
    const broken = links.flatMap((link) =>
      linkProblems(link, url, addresses, site.facts).map((problem) => ofReadme(problem, link)),
    );
    return [...(facts?.problems ?? []), ...broken]
      .toSorted((a, b) => a.line - b.line)
      .map((problem) => ({ path, ...problem }));
  });
  const named = [...site.dataLinks].flatMap(([path, links]) =>
    links
      .filter((link) => !isFileToCome(link))
      .flatMap((link) => linkProblems(link, "", addresses, site.facts))
      .map((problem) => ({ path, ...problem })),
  );
  return [...twice, ...clashProblems(site), ...named, ...own];
}

/** The README of a package may have been right for another release of webpack, or of this site. */
const ofReadme = (problem: PageProblem, { readme }: Link): PageProblem =>
  readme === undefined
    ? problem
    : { ...problem, message: `in the README of ${readme}, ${problem.message}`, isWarning: true };

/** A page has another URL than its path says if two files want the same one. */
function addressProblems({ path, url }: ContentFile, site: BuiltSite): readonly Problem[] {
  const wanted = urlOfPath(path);
  const route = site.routes.find((one) => one.url === url && !one.hasArticle);
  if (url === wanted && route === undefined) return [];
  const name = nameOnDisk(wanted);
  const holder = route
    ? `the site's own page "${route.title || "app shell"}"`
    : site.pages.find((page) => nameOnDisk(page.url) === name)?.path;
  const message = `its address ${wanted} belongs to ${holder} already. Rename one of the files.`;
  return [{ path, line: 1, message }];
}

/** Finds files that need a folder where another file is: such a file → the file in its way. */
export function clashingFiles(files: readonly string[]): ReadonlyMap<string, string> {
  const all = new Set(files);
  const pairs = files.flatMap((file): readonly (readonly [string, string])[] => {
    const holder = foldersOf(file).find((folder) => all.has(folder));
    return holder === undefined ? [] : [[file, holder]];
  });
  return new Map(pairs);
}

/** `a` and `a/b` for `a/b/c`. */
const foldersOf = (file: string): readonly string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

function clashProblems({ clashes, pages, redirectLines }: BuiltSite): readonly Problem[] {
  const fileOf = (url: string) => `${decoded(url).slice(1)}index.html`;
  const sources = new Map(pages.map(({ path, url }) => [fileOf(url), path]));
  const lines = new Map([...redirectLines].map(([from, line]) => [fileOf(from), line]));
  return [...clashes].flatMap(([file, holder]) => {
    const [path, line] = [sources.get(file), lines.get(file)];
    // A page's script is beside it, so the page is reported already.
    if (path === undefined && line === undefined) return [];
    const url = `/${file.replace(/index\.html$/, "")}`;
    const owner = sources.get(holder);
    const name = owner === undefined ? "the site's own file" : `${owner} is written as the file`;
    const message = `its address ${url} needs a folder where ${name} /${holder}${owner === undefined ? " is" : ""}. Choose another name.`;
    return [{ path: path ?? redirectsFile, line: line ?? 1, message }];
  });
}

/** Computed once, because a site has many more links than pages. */
interface Addresses {
  /** By decoded URL: `ö` and `%C3%B6` are the same. */
  readonly pages: ReadonlyMap<string, ContentFile>;
  /** Decoded URLs of everything else on the site. */
  readonly others: ReadonlySet<string>;
  readonly near: (url: string) => string;
}

function addressesOf({ pages, routes, assets = [] }: BuiltSite): Addresses {
  const urls = pages.map(({ url }) => url);
  const answers = new Map<string, string>();
  return {
    pages: new Map(pages.map((page) => [decoded(page.url), page])),
    others: new Set([...routes.map(({ url }) => url), ...assets.map((file) => `/${file}`)]),
    near(url) {
      const answer = answers.get(url) ?? didYouMean(url.replace(/\.html?$/, "/"), urls);
      answers.set(url, answer);
      return answer;
    },
  };
}

/** Browsers would take `www.example.org` and `example.org/page` for files of this site. */
const looksRemote = /^(?:www\.[\w.-]+|[\w-]+\.(?:com|org|net|io|dev))(?:[/?#]|$)/;

function linkProblems(
  link: Link,
  from: string,
  addresses: Addresses,
  facts: BuiltSite["facts"],
): readonly PageProblem[] {
  const { url, written = url, line, isGenerated = false } = link;
  if (isExternal(url)) return [];
  if (!/^[/#?]|^$/.test(url)) {
    return [
      { line, message: `link "${url}" is relative: expected an address that starts with a slash.` },
    ];
  }
  const { pathname, rest } = splitUrl(url);
  const target = pathname === "" ? from : pathname;
  const page = addresses.pages.get(decoded(target));
  if (page === undefined) {
    if (addresses.others.has(decoded(target))) return [];
    const what = isPagePath(target) ? "page" : "file";
    const near = looksRemote.test(written)
      ? ` For another site, write https://${written}`
      : addresses.near(target);
    const message = `link "${written}" leads nowhere: there is no ${what} ${target}.${near}`;
    return [{ line, message }];
  }
  // Entries that a page of the reference lacks are reported there, and once.
  if (isGenerated) return [];
  const id = decoded(/#(.*)$/.exec(rest)?.[1] ?? "");
  const ids = facts.get(page.path)?.ids;
  if (id === "" || id === "top" || ids === undefined || ids.includes(id)) return [];
  const message = `link "${written}" leads to a heading that ${target} does not have.${didYouMean(id, ids)}`;
  return [{ line, message }];
}
