import { toString } from "mdast-util-to-string";
import type { BlockContent, ListItem, Paragraph, PhrasingContent } from "mdast";
import { badge, code, element, entryDescription, type Entry } from "./entry.ts";

/** What the page says of members: an item for each, which starts with its name in code and a colon. */
export interface OwnItem {
  readonly name: string;
  readonly line: number;
  readonly content: readonly BlockContent[];
}

export const ownItem = (item: ListItem): OwnItem => {
  const [first, ...others] = item.children;
  const [name, colon, ...rest] = first?.type === "paragraph" ? first.children : [];
  const text = colon?.type === "text" ? colon.value.replace(/^:\s*/, "") : "";
  const start: PhrasingContent[] = [{ type: "text", value: text }, ...rest];
  return {
    name: name?.type === "inlineCode" ? name.value : toString(first),
    line: item.position?.start.line ?? 1,
    content: [{ type: "paragraph", children: start }, ...others.filter(isBlock)],
  };
};

const isBlock = (node: ListItem["children"][number]): node is BlockContent =>
  node.type !== "definition" && node.type !== "footnoteDefinition";

/** A list of names, with types and what the page or webpack says of each. */
export const memberList = (
  entries: readonly Entry[],
  own: ReadonlyMap<string, OwnItem>,
): BlockContent => ({
  type: "blockquote",
  data: { hName: "dl", hProperties: { className: ["members"], dataOf: ownerOf(entries) } },
  children: entries.flatMap((entry) => {
    const [type = []] = entry.facts.find((fact) => fact.name === "Type")?.values ?? [];
    const marks = entry.isDeprecated ? [badge("deprecated")] : [];
    const term: Paragraph = element("dt", [code(entry.title), ...spaced(type), ...spaced(marks)]);
    term.data = { ...term.data, hProperties: { id: entry.url.replace(/^.*#/, "") } };
    const content = own.get(nameOf(entry))?.content ?? entryDescription(entry);
    return content.length === 0 ? [term] : [term, definition(content)];
  }),
});

/** For the search. Some members are called by what they are in already: `this.emitFile`. */
function ownerOf([entry]: readonly Entry[]): string | undefined {
  const [, owner] = /^member ([^.]+)/.exec(entry?.name ?? "") ?? [];
  return entry?.title.includes(".") === true ? undefined : owner;
}

/** `chunks` of `member StatsAsset.chunks`. */
export const nameOf = ({ name }: Entry): string => name.replace(/^member [^.]+\./, "");

const spaced = (type: readonly PhrasingContent[]): readonly PhrasingContent[] =>
  type.length === 0 ? [] : [{ type: "text", value: " " }, ...type];

const definition = (content: readonly BlockContent[]): BlockContent => ({
  type: "blockquote",
  data: { hName: "dd" },
  children: [...content],
});
