import type { Anchor, Page } from "../../types.ts";
import { chapterIds, type Chapter, type ChapterIds } from "./chapter-ids.ts";
import { chapterHtml } from "./chapter-html.ts";
import { islandCount, tagsOf } from "./chapter-tags.ts";
import { escaped } from "../content/escaped.ts";
import { origin } from "../hosting/hosts.ts";
import { printableTitle, type PrintablePage } from "./printable-pages.ts";

/** Joins a section's pages below a table of contents, with links between them kept in the page. */
export function combinedPage(
  { section }: PrintablePage,
  pageOf: (path: string) => Page | undefined,
): Page {
  let islands = 0;
  const chapters = section.pages.flatMap(({ path, url, title }) => {
    const page = pageOf(path);
    if (page === undefined) return [];
    const tags = tagsOf(page.html);
    const islandsBefore = islands;
    islands += islandCount(tags);
    return [{ ...page, url, title, tags, islandsBefore }];
  });
  const ids = chapterIds(chapters);
  return {
    html: [contents(chapters, ids), ...chapters.map((chapter) => whole(chapter, ids))].join(""),
    anchors: [],
    frontmatter: { title: printableTitle },
    islands: [...new Set(chapters.flatMap(({ islands }) => islands))],
  };
}

interface TitledChapter extends Chapter {
  readonly title: string;
  readonly anchors: readonly Anchor[];
  readonly islandsBefore: number;
}

type Ids = ReadonlyMap<string, ChapterIds>;

function contents(chapters: readonly TitledChapter[], ids: Ids): string {
  const items = chapters.map(({ url, title, anchors }) => {
    const chapter = ids.get(url);
    const parts = anchors
      .filter(({ level }) => level === 2)
      .map(({ id, title }) => `<li>${link(`#${chapter?.inside.get(id)}`, title)}</li>`);
    const list = parts.length > 0 ? `<ul>${parts.join("")}</ul>` : "";
    return `<li>${link(`#${chapter?.own}`, title)}${list}</li>`;
  });
  return `<nav class="contents" aria-label="Contents"><h2>Contents</h2><ol>${items.join("")}</ol></nav>`;
}

function whole(chapter: TitledChapter, ids: Ids): string {
  const { url, title, islandsBefore } = chapter;
  const heading = `<h2 id="${escaped(ids.get(url)?.own ?? "")}">${escaped(title)}</h2>`;
  const address = `<p class="chapter-address">${link(url, origin + url)}</p>`;
  const article = chapterHtml(chapter, ids, islandsBefore);
  return `<section class="chapter">${heading}${address}${article}</section>`;
}

const link = (href: string, title: string) => `<a href="${escaped(href)}">${escaped(title)}</a>`;
