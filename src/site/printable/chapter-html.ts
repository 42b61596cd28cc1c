import { escaped } from "../content/escaped.ts";
import { idPrefix } from "../content/island-ids.ts";
import { chapterLink, type Chapter, type ChapterIds } from "./chapter-ids.ts";
import type { Tag } from "./chapter-tags.ts";

/**
 * Returns an article's HTML as it fits into a combined page: with unique ids and names, links within
 * the page, lower headings, and no lazy images, because printing doesn't scroll to them.
 *
 * @param islandsBefore number of islands in the chapters before
 */
export function chapterHtml(
  { url, html, tags }: Chapter,
  ids: ReadonlyMap<string, ChapterIds>,
  islandsBefore: number,
): string {
  let end = 0;
  const pieces: string[] = [];
  for (const tag of tags) {
    const { island } = tag;
    const fitted =
      island === undefined
        ? joined(tag, url, ids)
        : renumbered(tag, idPrefix(island), idPrefix(islandsBefore + island));
    // Most stay as they are.
    if (isSame(tag, fitted)) continue;
    pieces.push(html.slice(end, tag.start), textOf(fitted));
    ({ end } = tag);
  }
  return [...pieces, html.slice(end)].join("");
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

function joined(tag: Tag, url: string, ids: ReadonlyMap<string, ChapterIds>): Tag {
  const chapter = ids.get(url);
  const renamed = (id: string) => chapter?.inside.get(id) ?? id;
  const value = (before: string, name: string): string | undefined => {
    if (name === "id") return renamed(before);
    if (name === "name" && named.has(tag.name)) return `${chapter?.own}-${before}`;
    if (name === "loading" && tag.name === "img") return undefined;
    if (references.has(name)) return before.split(" ").map(renamed).join(" ");
    if (/^(?:xlink:)?href$|^usemap$/.test(name)) return chapterLink(before, url, ids);
    const painted = /^url\(#(.+)\)$/.exec(before)?.[1];
    return painted === undefined ? before : `url(#${renamed(painted)})`;
  };
  return { ...withValues(tag, value), name: lowered(tag.name) };
}

/** React's ids contain the index of their island, which is counted over the whole page. */
const renumbered = (tag: Tag, before: string, after: string): Tag =>
  withValues(tag, (value) => value.replaceAll(before, after));

/** @param change returns nothing for an attribute that goes */
const withValues = (
  { attributes, ...tag }: Tag,
  change: (value: string, name: string) => string | undefined,
): Tag => ({
  ...tag,
  attributes:
    attributes &&
    Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) => {
        const changed = change(value, name);
        return changed === undefined ? [] : [[name, changed]];
      }),
    ),
});

const isSame = (before: Tag, after: Tag): boolean =>
  before.name === after.name &&
  Object.entries(before.attributes ?? {}).every(
    ([name, value]) => after.attributes?.[name] === value,
  );

function textOf({ name, attributes, isEmpty }: Tag): string {
  if (attributes === undefined) return `</${name}>`;
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${name}${list.join("")}${isEmpty ? "/" : ""}>`;
}
