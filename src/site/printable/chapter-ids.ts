import { decoded, splitUrl } from "../navigation/url.ts";
import type { Tag } from "./chapter-tags.ts";

export interface Chapter {
  readonly url: string;
  readonly html: string;
  /** Of the HTML, in its order. */
  readonly tags: readonly Tag[];
}

export interface ChapterIds {
  /** For the chapter's title. */
  readonly own: string;
  /** Id in the page → id in the combined page. */
  readonly inside: ReadonlyMap<string, string>;
}

/** Ids by chapter URL: `#x` of `/guides/caching/` becomes `guides-caching-x`. */
export function chapterIds(chapters: readonly Chapter[]): ReadonlyMap<string, ChapterIds> {
  const taken = new Set<string>();
  const unique = (wanted: string) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return id;
  };
  // Titles first, so that no heading takes the id of a page.
  const titles = chapters.map(({ url }) => unique(titleId(url)));
  return new Map(
    chapters.map(({ url, tags }, index) => {
      const own = titles[index] ?? titleId(url);
      const inside = idsOf(tags).map((id): [string, string] => [id, unique(`${own}-${id}`)]);
      return [url, { own, inside: new Map(inside) }];
    }),
  );
}

/**
 * Points a link to its place in the combined page, or leaves it as it is.
 *
 * @param from URL of the page with the link
 */
export function chapterLink(
  href: string,
  from: string,
  ids: ReadonlyMap<string, ChapterIds>,
): string {
  const { pathname, rest } = splitUrl(href);
  const target = ids.get(pathname === "" ? from : pathname);
  if (target === undefined || rest.startsWith("?")) return href;
  const id = decoded(rest.slice(1));
  if (id === "" || id === "top") return `#${target.own}`;
  const inside = target.inside.get(id);
  return inside === undefined ? href : `#${inside}`;
}

const titleId = (url: string) => decoded(url).split("/").filter(Boolean).join("-");

/** Without the elements in islands, which have their own ids. */
const idsOf = (tags: readonly Tag[]): readonly string[] => [
  ...new Set(
    tags.flatMap(({ attributes, island }) => (island === undefined && attributes?.id) || []),
  ),
];
