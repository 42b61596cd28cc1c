import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import type { Anchor, Page } from "../types.ts";
import { chapterIds, type Chapter, type ChapterIds } from "./chapter-ids.ts";
import { joinChapter } from "./chapter-tree.ts";
import { origin } from "./hosts.ts";
import { printableTitle, type PrintablePage } from "./printable.ts";

/**
 * All pages of a section as one: contents with links, then page after page. Links between the
 * pages lead to their places in it, and no id stands in it twice.
 *
 * @param printable names the pages, in the sidebar's order
 * @param pages by content file; others are not looked at
 */
export function combinedPage(
  { section }: PrintablePage,
  pages: Readonly<Record<string, Page | undefined>>,
): Page {
  const chapters = section.pages.flatMap(({ path, url, title }) => {
    const page = pages[path];
    if (page === undefined) return [];
    return [{ url, title, anchors: page.anchors, tree: fromHtml(page.html, { fragment: true }) }];
  });
  const ids = chapterIds(chapters);
  chapters.reduce((islands, chapter) => joinChapter(chapter, ids, islands), 0);
  const children = [contents(chapters, ids), ...chapters.map((chapter) => whole(chapter, ids))];
  const islands = section.pages.flatMap(({ path }) => pages[path]?.islands ?? []);
  return {
    html: toHtml({ type: "root", children }),
    anchors: [],
    frontmatter: { title: printableTitle },
    islands: [...new Set(islands)],
  };
}

interface TitledChapter extends Chapter {
  readonly title: string;
  readonly anchors: readonly Anchor[];
}

type Ids = ReadonlyMap<string, ChapterIds>;

function contents(chapters: readonly TitledChapter[], ids: Ids): Element {
  const items = chapters.map(({ url, title, anchors }) => {
    const chapter = ids.get(url);
    const parts = anchors
      .filter(({ level }) => level === 2)
      .map(({ id, title }) => element("li", {}, [link(`#${chapter?.inside.get(id)}`, title)]));
    return element("li", {}, [
      link(`#${chapter?.own}`, title),
      ...(parts.length > 0 ? [element("ul", {}, parts)] : []),
    ]);
  });
  return element("nav", { className: ["contents"], ariaLabel: "Contents" }, [
    element("h2", {}, [text("Contents")]),
    element("ol", {}, items),
  ]);
}

function whole({ url, title, tree }: TitledChapter, ids: Ids): Element {
  return element("section", { className: ["chapter"] }, [
    element("h2", { id: ids.get(url)?.own }, [text(title)]),
    element("p", { className: ["chapter-address"] }, [link(url, origin + url)]),
    ...contentOf(tree),
  ]);
}

/** A part of a document has no document type. */
const contentOf = ({ children }: Root): readonly ElementContent[] =>
  children.filter((child) => child.type !== "doctype");

const link = (href: string, title: string) => element("a", { href }, [text(title)]);

const element = (
  tagName: string,
  properties: Element["properties"],
  children: readonly ElementContent[],
): Element => ({ type: "element", tagName, properties, children: [...children] });

const text = (value: string): ElementContent => ({ type: "text", value });
