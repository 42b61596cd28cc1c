import type {
  ContentDirectory,
  ContentFile,
  ContentNode,
  FrontMatter,
  Navigation,
  NavigationPage,
  NavigationSection,
} from "../../types.ts";
import { nameOnDisk, urlOfPath } from "../navigation/url.ts";
import { version4Url } from "../navigation/version-4.ts";

export interface SourceFile {
  readonly path: string;
  readonly size: number;
  readonly frontmatter: FrontMatter;
}

/** Sections whose `sort` is a date. */
const newestFirst: ReadonlySet<string> = new Set(["blog"]);

/** Pages without `sort` come last. */
const unsorted = 1_000_000_000;

export const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

export function contentTree(files: readonly SourceFile[]): ContentDirectory {
  return directoryNode("", files, uniqueUrls(files));
}

/** Path → URL. If two files want the same URL, regardless of case, the later one gets a number. */
function uniqueUrls(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  const taken = new Set<string>();
  // An index page takes precedence over a README.
  const [readmes, others] = [true, false].map((is) =>
    files.filter((file) => isReadme(file) === is),
  );
  for (const { path } of [...(others ?? []), ...(readmes ?? [])]) {
    const wanted = urlOfPath(path);
    let url = wanted;
    for (let count = 2; taken.has(nameOnDisk(url)); count += 1) {
      url = `${wanted === "/" ? "/index" : wanted.slice(0, -1)}-${count}/`;
    }
    taken.add(nameOnDisk(url));
    urls.set(path, url);
  }
  return urls;
}

const isReadme = ({ path }: SourceFile) => /(?:^|\/)readme\.mdx?$/i.test(path);

export function findDirectory(node: ContentNode, url: string): ContentDirectory | undefined {
  if (node.type === "file") return undefined;
  if (node.url === url) return node;
  return node.children
    .map((child) => findDirectory(child, url))
    .find((found) => found !== undefined);
}

export function pagesOf(node: ContentNode): readonly ContentFile[] {
  return node.type === "file" ? [node] : node.children.flatMap(pagesOf);
}

/** In the sidebar's order: the index page, ungrouped pages, then each group by its first page. */
export function sortedPages(directory: ContentDirectory): readonly ContentFile[] {
  const direction = newestFirst.has(directory.name) ? -1 : 1;
  const pages = pagesOf(directory).toSorted(
    (a, b) => direction * (a.sort - b.sort) || collator.compare(a.title, b.title),
  );
  const index = pages.filter(({ url }) => url === directory.url);
  const others = pages.filter(({ url }) => url !== directory.url);
  const groups = Map.groupBy(others, ({ group }) => group);
  const ungrouped = groups.get(undefined) ?? [];
  return [...index, ...ungrouped, ...[...groups].flatMap(([name, group]) => (name ? group : []))];
}

export function navigationOf(tree: ContentDirectory): Navigation {
  const sections = tree.children.flatMap((child) => (child.type === "directory" ? [child] : []));
  const singles = tree.children.flatMap((child) => (child.type === "file" ? [child] : []));
  return {
    sections: sections.toSorted(bySort).map(navigationSection),
    singles: singles.map(navigationPage),
  };
}

const bySort = (a: ContentDirectory, b: ContentDirectory) =>
  a.sort - b.sort || collator.compare(a.name, b.name);

function navigationSection(directory: ContentDirectory): NavigationSection {
  const pages = sortedPages(directory).map(navigationPage);
  const { name, title, url } = directory;
  return {
    name,
    title,
    url: pages.find((page) => page.url === url)?.url ?? pages[0]?.url ?? url,
    pages,
  };
}

function navigationPage({ path, url, title, group }: ContentFile): NavigationPage {
  const v4 = version4Url(url);
  return { path, url, title, ...(group && { group }), ...(v4 !== url && { v4 }) };
}

function directoryNode(
  path: string,
  files: readonly SourceFile[],
  urls: ReadonlyMap<string, string>,
): ContentDirectory {
  const prefix = path === "" ? "" : `${path}/`;
  const below = Map.groupBy(files, (file) => file.path.slice(prefix.length).split("/")[0] ?? "");
  const children = [...below]
    .toSorted(([a], [b]) => collator.compare(a, b) || (a < b ? -1 : 1))
    .flatMap(([name, inside]): ContentNode[] => {
      const own = inside
        .filter((file) => file.path === prefix + name)
        .map((file) => fileNode(file, urls));
      const deeper = inside.filter((file) => file.path !== prefix + name);
      return deeper.length > 0 ? [...own, directoryNode(prefix + name, deeper, urls)] : own;
    });
  const url = urlOfPath(`${prefix}index.mdx`);
  const index = children.find((child) => child.type === "file" && child.url === url);
  const name = path.split("/").at(-1) ?? "";
  return {
    type: "directory",
    path,
    name,
    size: children.reduce((sum, child) => sum + child.size, 0),
    extension: "",
    url,
    title: index?.title ?? titleOfFolder(name),
    sort: index?.sort ?? unsorted,
    anchors: [],
    contributors: [],
    children,
  };
}

function fileNode(
  { path, size, frontmatter }: SourceFile,
  urls: ReadonlyMap<string, string>,
): ContentFile {
  const { title, description, sort = unsorted, group, contributors = [], related } = frontmatter;
  const name = path.split("/").at(-1) ?? path;
  const extension = /\.[^.]*$/.exec(name)?.[0] ?? "";
  const url = urls.get(path) ?? urlOfPath(path);
  const optional = {
    ...(description && { description }),
    ...(group && { group }),
    ...(related && { related }),
  };
  return {
    type: "file",
    path,
    name,
    size,
    extension,
    url,
    title,
    sort,
    anchors: [],
    contributors,
    ...optional,
  };
}

const titleOfFolder = (name: string) =>
  name.replace(/[-_]/g, " ").replace(/^\p{L}/u, (letter) => letter.toUpperCase());
