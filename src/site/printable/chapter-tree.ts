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
 * Changes an article to fit into a combined page: unique ids and names, links within the page,
 * lower headings, and no lazy images, because printing doesn't scroll to them.
 *
 * @param islandsBefore number of islands in the chapters before
 * @returns number of islands up to the end of this chapter
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

/** `h2` becomes `h3`; HTML has nothing below `h6`. */
const lowered = (name: string) => name.replace(/^h[1-5]$/, (name) => `h${+name.slice(1) + 1}`);

/** Attributes that refer to ids: https://html.spec.whatwg.org/#attributes-3 */
const references: ReadonlySet<string> = new Set(
  "for headers list form aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby aria-owns aria-activedescendant popovertarget commandfor".split(
    " ",
  ),
);

/** Elements whose `name` must be unique: groups and anchors. */
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

/** React's ids contain the index of their island, which is counted over the whole page. */
function renumber(island: Element, before: string, after: string): void {
  for (const { attribs } of DomUtils.findAll(() => true, island.children)) {
    for (const [name, value] of Object.entries(attribs)) {
      attribs[name] = value.replaceAll(before, after);
    }
  }
}
