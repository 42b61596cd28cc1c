import { describe, expect, it } from "@jest/globals";
import { checkSite, type BuiltSite } from "../../../plugins/check/check-site.ts";
import { contentTree, navigationOf, pagesOf } from "../../../src/site/content/content-tree.ts";
import { routesOf } from "../../../src/site/navigation/routes.ts";
import type { Link, PageFacts } from "../../../src/types.ts";

const noFacts = { links: [], ids: [], problems: [] };

interface Site extends Partial<Omit<BuiltSite, "pages" | "facts" | "related">> {
  readonly files?: readonly string[];
  readonly facts?: Readonly<Record<string, Partial<PageFacts>>>;
  readonly related?: Readonly<Record<string, readonly Link[]>>;
}

/** Problems of a site with the pages `/` and `/guides/caching/`. */
function problems({ files = [], facts = {}, related = {}, ...site }: Site) {
  const paths = ["index.mdx", "guides/caching.mdx", ...files];
  const sources = paths.map((path) => ({ path, size: 0, frontmatter: { title: path } }));
  const tree = contentTree(sources);
  const found = checkSite({
    pages: pagesOf(tree),
    routes: routesOf({ navigation: navigationOf(tree), settings: { webpack: true } }),
    facts: new Map(
      [...paths, "notification.mdx"].map((path) => [path, { ...noFacts, ...facts[path] }]),
    ),
    related: new Map(Object.entries(related)),
    assets: ["robots.txt", "assets/a b.png"],
    clashes: new Map(),
    redirectLines: new Map(),
    fragments: [],
    dataLinks: new Map(),
    ...site,
  });
  return found.map(({ path, line, message }) => `${path}:${line}: ${message}`);
}

const link = (url: string) => ({ facts: { "index.mdx": { links: [{ url, line: 3 }] } } });

describe("a link", () => {
  it.each([
    "/",
    "/guides/caching/",
    "/guides/caching/?x",
    "/guides/printable/",
    "/vote/",
    "/robots.txt",
    "/assets/a%20b.png",
    "#",
    "#top",
    "?x",
    "",
    "https://example.com/x/",
    "mailto:a@example.com",
  ])("may lead to %j", (url) => expect(problems(link(url))).toEqual([]));

  it("may not lead to a page without the slash at its end", () =>
    expect(problems(link("/guides/caching"))).toEqual([
      'index.mdx:3: link "/guides/caching" leads nowhere: there is no page /guides/caching. Did you mean "/guides/caching/"?',
    ]));

  it.each(["/guides/größe/", "/guides/gr%C3%B6%C3%9Fe/", "/guides/gr%c3%b6%c3%9fe/"])(
    "may be encoded or not: %s",
    (url) => expect(problems({ ...link(url), files: ["guides/größe.md"] })).toEqual([]),
  );

  it("may lead to a file that only a build for production makes", () => {
    const development = { assets: undefined };
    expect(problems({ ...link("/sitemap.xml"), ...development })).toEqual([]);
    expect(problems({ ...link("/guides/cachin/"), ...development })).toHaveLength(1);
    expect(problems({ ...link("./a.mdx"), ...development })).toHaveLength(1);
  });

  it("is checked in what is part of every page", () => {
    const facts = { "notification.mdx": { links: [{ url: "/b/", line: 5 }] } };
    expect(problems({ facts, fragments: ["notification.mdx"] })).toEqual([
      'notification.mdx:5: link "/b/" leads nowhere: there is no page /b/.',
    ]);
  });
});

describe("a link to a heading", () => {
  const site = (url: string, ids: readonly string[] | undefined) => ({
    facts: {
      "index.mdx": { links: [{ url, line: 3 }] },
      "guides/caching.mdx": { ids },
    },
  });

  it.each(["/guides/caching/#a-heading", "/guides/caching/#a%2Dheading"])(
    "leads to its id: %s",
    (url) => expect(problems(site(url, ["a-heading"]))).toEqual([]),
  );

  it("that a name in a sample has is not called dead: the page that lacks the entry is", () => {
    const links = [{ url: "/guides/caching/#x", line: 3, isGenerated: true }];
    const facts = { "index.mdx": { links }, "guides/caching.mdx": { ids: [] } };
    expect(problems({ facts })).toEqual([]);
  });

  it("is not called dead where the page could not be rendered", () => {
    expect(problems(site("/guides/caching/#x", undefined))).toEqual([]);
  });
});

describe("the problems of a site", () => {
  it("stand in the order of pages and lines", () => {
    const facts = {
      links: [{ url: "/x/", line: 9 }],
      problems: [{ line: 7, message: "wrong" }],
    };
    const related = { "index.mdx": [{ url: "/y/", line: 5 }] };
    const found = problems({
      facts: { "index.mdx": facts, "guides/caching.mdx": facts },
      related,
    });
    expect(found.map((problem) => problem.split(": ")[0])).toEqual([
      "guides/caching.mdx:7",
      "guides/caching.mdx:9",
      "index.mdx:5",
      "index.mdx:7",
      "index.mdx:9",
    ]);
  });

  it.each([
    ["guides/Caching.mdx", "/guides/Caching/", "guides/caching.mdx"],
    ["vote.mdx", "/vote/", 'the site\'s own page "Vote"'],
  ])("name what else has the address of %s", (file, url, other) => {
    expect(problems({ files: [file] })).toEqual([
      `${file}:1: its address ${url} belongs to ${other} already. Rename one of the files.`,
    ]);
  });

  it("leave the address of the vote to other sites", () => {
    expect(problems({ files: ["vote.mdx"], routes: [] })).toEqual([]);
  });
});
