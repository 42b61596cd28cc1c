import { DomUtils } from "htmlparser2";
import {
  chapterLink,
  elementsOf,
  isIsland,
  type Chapter,
  type ChapterIds,
  type Element,
} from "./chapter-ids.ts";
import { idPrefix } from "../content/island-ids.ts";

/**
 * Changes the article of a page into a part of a combined page: ids, names and links are those of
 * the whole, its headings stand one level below its title, and no image waits to be scrolled to.
 *
 * @param chapter whose tree is changed
 * @param ids of all chapters
 * @param islandsBefore how many islands stand in the chapters before
 * @returns how many islands stand in the chapters up to this one
 */
export function joinChapter(
  { url, tree }: Chapter,
  ids: ReadonlyMap<string, ChapterIds>,
  islandsBefore: number,
): number {
  let islands = 0;
  for (const element of elementsOf(tree.children)) {
    element.attribs = joined(element, url, ids);
    element.name = lowered(element.name);
    if (element.name === "img") delete element.attribs.loading;
    if (!isIsland(element)) continue;
    renumber(element, idPrefix(islands), idPrefix(islandsBefore + islands));
    islands += 1;
  }
  return islandsBefore + islands;
}

/** `h2` is `h3`; there is nothing below `h6`. */
const lowered = (name: string) => name.replace(/^h[1-5]$/, (name) => `h${+name.slice(1) + 1}`);

/** Attributes that name elements by their ids: https://html.spec.whatwg.org/#attributes-3 */
const references: ReadonlySet<string> = new Set(
  "for headers list form aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby aria-owns aria-activedescendant popovertarget commandfor".split(
    " ",
  ),
);

/** Elements whose name is a group's or an anchor's, and has to differ from page to page. */
const named: ReadonlySet<string> = new Set(["a", "input", "details", "map"]);

function joined(
  { name: element, attribs }: Element,
  url: string,
  ids: ReadonlyMap<string, ChapterIds>,
): Record<string, string> {
  const chapter = ids.get(url);
  const renamed = (id: string) => chapter?.inside.get(id) ?? id;
  const value = (name: string, before: string): string => {
    if (name === "id") return renamed(before);
    if (name === "name" && named.has(element)) return `${chapter?.own}-${before}`;
    if (references.has(name)) return before.split(" ").map(renamed).join(" ");
    if (/^(?:xlink:)?href$|^usemap$/.test(name)) return chapterLink(before, url, ids);
    const painted = /^url\(#(.+)\)$/.exec(before)?.[1];
    return painted === undefined ? before : `url(#${renamed(painted)})`;
  };
  return Object.fromEntries(
    Object.entries(attribs).map(([name, before]) => [name, value(name, before)]),
  );
}

/** The ids in an island are React's, which counts the islands of the whole page. */
function renumber(island: Element, before: string, after: string): void {
  for (const { attribs } of DomUtils.findAll(() => true, island.children)) {
    for (const [name, value] of Object.entries(attribs)) {
      attribs[name] = value.replaceAll(before, after);
    }
  }
}
