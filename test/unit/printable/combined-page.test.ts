import { describe, expect, it } from "@jest/globals";
import { combinedPage } from "../../../src/site/printable/combined-page.ts";
import { printablePage } from "../../../src/site/printable/printable-pages.ts";
import type { Anchor, Page } from "../../../src/types.ts";

type Part = Partial<Page> & { readonly html: string };

/** The combined page of the section `guides` with pages at the given addresses. */
function combined(parts: Readonly<Record<string, Part | string>>) {
  const pages = Object.entries(parts).map(([url, part]) => ({
    path: `${url.slice(1)}index.mdx`,
    url,
    title: `Title of ${url}`,
    page: { anchors: [], islands: [], ...(typeof part === "string" ? { html: part } : part) },
  }));
  const section = { name: "guides", url: "/guides/", title: "Guides", pages };
  const printable = printablePage(section);
  if (printable === undefined) throw new Error("The section has no combined page.");
  const known = new Map(
    pages.map(({ path, title, page }) => [path, { ...page, frontmatter: { title } }]),
  );
  return combinedPage(printable, (path) => known.get(path));
}

/** What the article of the first of two pages becomes, without its title. */
const first = (html: string) => {
  const whole = combined({ "/guides/a/": html, "/guides/b/": '<h2 id="x">X</h2>' }).html;
  return /\/guides\/a\/<\/a><\/p>(.*?)<\/section>/s.exec(whole)?.[1];
};

describe("a combined page", () => {
  it("is contents with links, then each page with its title and address", () => {
    const anchors: Anchor[] = [
      { title: "One & two", id: "one", level: 2 },
      { title: "Three", id: "three", level: 3 },
    ];
    const html = '<h2 id="one">One &amp; two</h2><h3 id="three">Three</h3>';
    expect(combined({ "/guides/": "<p>Text</p>", "/guides/a/": { html, anchors } }).html).toBe(
      [
        '<nav class="contents" aria-label="Contents"><h2>Contents</h2><ol>',
        '<li><a href="#guides">Title of /guides/</a></li>',
        '<li><a href="#guides-a">Title of /guides/a/</a>',
        '<ul><li><a href="#guides-a-one">One &amp; two</a></li></ul></li></ol></nav>',
        '<section class="chapter"><h2 id="guides">Title of /guides/</h2>',
        '<p class="chapter-address"><a href="/guides/">https://webpack.js.org/guides/</a></p>',
        "<p>Text</p></section>",
        '<section class="chapter"><h2 id="guides-a">Title of /guides/a/</h2>',
        '<p class="chapter-address"><a href="/guides/a/">https://webpack.js.org/guides/a/</a></p>',
        '<h3 id="guides-a-one">One &amp; two</h3><h4 id="guides-a-three">Three</h4></section>',
      ].join(""),
    );
  });

  it("gives no id twice, whatever pages and headings are called", () => {
    const { html } = combined({
      "/guides/a/": '<h2 id="b-c">1</h2><h2 id="b">2</h2>',
      "/guides/a-b/": '<h2 id="c">3</h2>',
      "/guides/a/b/": '<h2 id="c">4</h2>',
    });
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });

  it("loads its images at once, because nobody scrolls paper", () => {
    expect(first('<img src="/x.png" alt="X" loading="lazy">')).toBe('<img src="/x.png" alt="X">');
  });

  it("keeps the capitals of SVG where it changes an id", () => {
    expect(first('<svg><clipPath id="y" clipPathUnits="userSpaceOnUse"></clipPath></svg>')).toBe(
      '<svg><clipPath id="guides-a-y" clipPathUnits="userSpaceOnUse"></clipPath></svg>',
    );
  });

  it("lowers headings, but none that React renders again", () => {
    expect(first('<h2>A</h2><div data-island="form"><h2>B</h2></div><h3>C</h3>')).toBe(
      '<h3>A</h3><div data-island="form"><h2>B</h2></div><h4>C</h4>',
    );
  });

  it("keeps code as it is", () => {
    const code = '<pre><code>a &lt; b\n\n  <span class="s">"c"</span></code></pre>';
    expect(first(code)).toBe(code);
  });
});

describe("a link in a combined page", () => {
  it.each([
    ["/guides/b/", "#guides-b"],
    ["/guides/b/#x", "#guides-b-x"],
    ["/guides/b/#top", "#guides-b"],
    ["#y", "#guides-a-y"],
    ["#%79", "#guides-a-y"],
    ["#top", "#guides-a"],
    ["/guides/b/#nothing", "/guides/b/#nothing"],
    ["/guides/b/?q#x", "/guides/b/?q#x"],
    ["/guides/c/", "/guides/c/"],
    ["https://a.b/#y", "https://a.b/#y"],
  ])("to %s leads to %s", (before, after) =>
    expect(first(`<a href="${before}">1</a><p id="y"></p>`)).toBe(
      `<a href="${after}">1</a><p id="guides-a-y"></p>`,
    ),
  );
});

describe("what refers to an id", () => {
  it.each([
    ['<label for="y">', '<label for="guides-a-y">'],
    ['<p aria-labelledby="y z"></p>', '<p aria-labelledby="guides-a-y z"></p>'],
    ['<svg><path fill="url(#y)"/></svg>', '<svg><path fill="url(#guides-a-y)"/></svg>'],
    ['<input type="radio" name="y">', '<input type="radio" name="guides-a-y">'],
  ])("still does: %s", (before, after) =>
    expect(first(`<p id="y"></p>${before}`)).toContain(after),
  );
});

describe("the islands of a combined page", () => {
  const island = (count: number) => ({
    islands: ["form"],
    html: `<div data-island="form"><b id="_island-${count}-R_0_"></b><i aria-labelledby="_island-${count}-R_0_"></i></div>`,
  });

  it("are named once, and have the ids that the browser will give them", () => {
    const { html, islands } = combined({ "/guides/a/": island(0), "/guides/b/": island(0) });
    expect(islands).toEqual(["form"]);
    expect([...html.matchAll(/="(_island[^"]*)"/g)].map(([, id]) => id)).toEqual([
      "_island-0-R_0_",
      "_island-0-R_0_",
      "_island-1-R_0_",
      "_island-1-R_0_",
    ]);
  });
});
