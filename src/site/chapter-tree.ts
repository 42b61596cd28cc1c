import type { Element, Properties } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { chapterLink, isIsland, type Chapter, type ChapterIds } from "./chapter-ids.ts";
import { idPrefix } from "./island-ids.ts";

type PropertyValue = Properties[string];

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
  visit(tree, "element", (node) => {
    node.properties = joined(node, url, ids);
    node.tagName = lowered(node.tagName);
    if (node.tagName === "img") delete node.properties.loading;
    if (!isIsland(node.properties)) return;
    renumber(node, idPrefix(islands), idPrefix(islandsBefore + islands));
    islands += 1;
    return SKIP;
  });
  return islandsBefore + islands;
}

/** `h2` is `h3`; there is nothing below `h6`. */
const lowered = (tagName: string) =>
  tagName.replace(/^h[1-5]$/, (name) => `h${+name.slice(1) + 1}`);

/** Attributes that name elements by their ids: https://html.spec.whatwg.org/#attributes-3 */
const references: ReadonlySet<string> = new Set(
  "htmlFor headers list form ariaControls ariaDescribedBy ariaDetails ariaErrorMessage ariaFlowTo ariaLabelledBy ariaOwns ariaActiveDescendant popoverTarget commandFor".split(
    " ",
  ),
);

/** Elements whose name is a group's or an anchor's, and has to differ from page to page. */
const named: ReadonlySet<string> = new Set(["a", "input", "details", "map"]);

function joined(
  { tagName, properties }: Element,
  url: string,
  ids: ReadonlyMap<string, ChapterIds>,
): Properties {
  const chapter = ids.get(url);
  const renamed = (id: string) => chapter?.inside.get(id) ?? id;
  const value = (name: string, before: PropertyValue): PropertyValue => {
    if (name === "id") return renamed(String(before));
    if (name === "name" && named.has(tagName)) return `${chapter?.own}-${before}`;
    if (references.has(name)) return words(before).map(renamed).join(" ");
    if (typeof before !== "string") return before;
    if (name === "href" || name === "useMap" || name === "xLinkHref") {
      return chapterLink(before, url, ids);
    }
    const painted = /^url\(#(.+)\)$/.exec(before)?.[1];
    return painted === undefined ? before : `url(#${renamed(painted)})`;
  };
  return Object.fromEntries(
    Object.entries(properties).map(([name, before]) => [name, value(name, before)]),
  );
}

const words = (value: PropertyValue): readonly string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(" ");

/** The ids in an island are React's, which counts the islands of the whole page. */
function renumber(island: Element, before: string, after: string): void {
  visit(island, "element", (node) => {
    if (node === island) return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === "string") node.properties[name] = value.replaceAll(before, after);
      else if (Array.isArray(value)) {
        node.properties[name] = value.map((word) => String(word).replaceAll(before, after));
      }
    }
  });
}
