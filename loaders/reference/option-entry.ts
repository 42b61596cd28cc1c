import type {
  BlockContent,
  Blockquote,
  Heading,
  Paragraph,
  PhrasingContent,
  RootContent,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "../markdown/visit.ts";
import type { DefaultValue } from "./defaults.ts";
import type { Option } from "./facts.ts";

export interface EntryHeading {
  readonly depth: Heading["depth"];
  readonly title: string;
  readonly id: string;
}

/** An option's heading, with its marks. */
export function optionHeading(option: Option, { depth, title, id }: EntryHeading): Heading {
  return {
    type: "heading",
    depth,
    data: { hProperties: { id } },
    children: [
      code(title),
      ...(option.isExperimental ? [badge("experimental")] : []),
      ...(option.isDeprecated ? [badge("deprecated")] : []),
    ],
  };
}

/** What a page says instead of a computed fact, in Markdown. */
export interface OwnFacts {
  readonly type?: string;
  readonly default?: string;
}

export function optionFacts(option: Option, own: OwnFacts): RootContent {
  const { type, defaults, since, flags, isRequired } = option;
  const rows: readonly Row[] = [
    ["Type", [own.type === undefined ? [code(type)] : inline(own.type)]],
    ["Default", isRequired ? [[text("required")]] : defaultTexts(option, defaults, own.default)],
    ["Since", since === undefined || isOld(since) ? [] : [[text(since)]]],
    ["Command line", flags.length === 0 ? [] : [joined(flags.map(code))]],
  ];
  const items = rows.flatMap(([name, values]) =>
    values.length === 0
      ? []
      : [element("dt", [text(name)]), ...values.map((value) => element("dd", value))],
  );
  return container("dl", items, "facts");
}

/** It has been there for as long as this documentation. */
const isOld = (since: string) => since === "5.0.0";

type Row = readonly [name: string, values: readonly (readonly PhrasingContent[])[]];

function defaultTexts(
  { isGroup }: Option,
  defaults: readonly DefaultValue[] | undefined,
  own: string | undefined,
): Row[1] {
  if (own !== undefined) return [inline(own)];
  if (defaults === undefined) return [];
  if (defaults.length === 0) return [[text("not set")]];
  // Its own options have theirs.
  if (isGroup && defaults.every(({ value }) => value.startsWith("{"))) return [];
  return defaults.map(({ value, modes = [], targets = [] }) => {
    const isShownBelow = isGroup && value.startsWith("{");
    const shown = isShownBelow ? text("the defaults below") : valueText(value);
    const where = [...targets.map(targetName), ...modes.map(modeName)].join(", ");
    return where === "" ? [shown] : [shown, text(` (${where})`)];
  });
}

const valueText = (value: string) => (value === "undefined" ? text("not set") : code(value));

const modeName = (mode: string) => (mode === "none" ? "no mode" : mode);

const targetName = (target: string) =>
  target.startsWith("browserslist") ? "browsers without ES2015" : target;

/** The schema's description of an option, which has code in single quotes. */
export function optionDescription({ description }: Option): readonly RootContent[] {
  const tree = fromMarkdown(description.replace(/(?<=^|[\s(])'([^'\n]+)'(?=[\s.,;:)]|$)/g, "`$1`"));
  // A placeholder, such as `<name>`.
  visit(tree, "html", (node, index, parent) => {
    if (parent !== undefined && index !== undefined) parent.children[index] = code(node.value);
  });
  return tree.children;
}

const inline = (markdown: string): readonly PhrasingContent[] =>
  fromMarkdown(markdown).children.flatMap((node) =>
    node.type === "paragraph" ? node.children : [],
  );

const joined = (items: readonly PhrasingContent[]): readonly PhrasingContent[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [text(", "), item]));

const code = (value: string): PhrasingContent => ({ type: "inlineCode", value });

const text = (value: string): PhrasingContent => ({ type: "text", value });

const badge = (label: string): PhrasingContent => ({
  type: "mdxJsxTextElement",
  name: "Badge",
  attributes: [{ type: "mdxJsxAttribute", name: "text", value: label }],
  children: [],
});

const element = (name: string, children: readonly PhrasingContent[]): Paragraph => ({
  type: "paragraph",
  children: [...children],
  data: { hName: name },
});

const container = (name: string, children: readonly BlockContent[], own: string): Blockquote => ({
  type: "blockquote",
  children: [...children],
  data: { hName: name, hProperties: { className: [own] } },
});
