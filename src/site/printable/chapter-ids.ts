import type { parseDocument } from "htmlparser2";
import { decoded, splitUrl } from "../navigation/url.ts";

export type Tree = ReturnType<typeof parseDocument>;
type Node = Tree["children"][number];
/** An element, as the parser has it. */
export type Element = Extract<Node, { readonly attribs: unknown }>;

/** A page as a part of a combined page. */
export interface Chapter {
  /** Rooted, as in `ContentNode`. */
  readonly url: string;
  readonly tree: Tree;
}

/** The ids of a chapter in the combined page. */
export interface ChapterIds {
  /** Of the chapter's title. */
  readonly own: string;
  /** Id in the page → id in the combined page. */
  readonly inside: ReadonlyMap<string, string>;
}

/**
 * Gives the ids of all chapters names that are unique among them: `#x` of `/guides/caching/`
 * becomes `guides-caching-x`, and the page's title is `guides-caching`.
 *
 * @returns by the chapters' urls
 */
export function chapterIds(chapters: readonly Chapter[]): ReadonlyMap<string, ChapterIds> {
  const taken = new Set<string>();
  const unique = (wanted: string) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return id;
  };
  // Titles first: no heading takes the id of a page from it.
  const titles = chapters.map(({ url }) => unique(titleId(url)));
  return new Map(
    chapters.map(({ url, tree }, index) => {
      const own = titles[index] ?? titleId(url);
      const inside = idsOf(tree).map((id): [string, string] => [id, unique(`${own}-${id}`)]);
      return [url, { own, inside: new Map(inside) }];
    }),
  );
}

/**
 * Where a link leads that stands in one of the chapters.
 *
 * @param href as it is in the page
 * @param from url of that page
 * @returns an address inside the combined page, or the link as it is where that has no such place
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

/** The ids of an article but for those in islands, which name their own. */
function idsOf({ children }: Tree): readonly string[] {
  const ids = new Set<string>();
  for (const { attribs } of elementsOf(children)) if (attribs.id !== undefined) ids.add(attribs.id);
  return [...ids];
}

/** The elements of an article in their order; what stands in islands is theirs. */
export const elementsOf = (nodes: readonly Node[]): readonly Element[] =>
  nodes
    .filter((node) => "attribs" in node)
    .flatMap((element) =>
      isIsland(element) ? [element] : [element, ...elementsOf(element.children)],
    );

/** Whether an element holds an island; see `content-components/islands.tsx`. */
export const isIsland = ({ attribs }: Element): boolean => "data-island" in attribs;
