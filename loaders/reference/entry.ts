import type { BlockContent, Blockquote, Heading, Paragraph, PhrasingContent } from "mdast";
import { parseCommonMark } from "../markdown/parse-markdown.ts";
import { visit } from "../markdown/visit.ts";

/** What a page shows of an option or a hook. */
export interface Entry {
  /** `option output.path` */
  readonly name: string;
  /** `/configuration/output/#outputpath` */
  readonly url: string;
  readonly title: string;
  readonly isExperimental?: boolean;
  readonly isDeprecated: boolean;
  readonly facts: readonly Fact[];
  /** Webpack's own, in Markdown; for an entry without a text of ours. */
  readonly description: string;
}

/** A fact without values is left out. */
export interface Fact {
  readonly name: string;
  readonly values: readonly (readonly PhrasingContent[])[];
  /** For scripts: attributes of its value. */
  readonly data?: Readonly<Record<string, string>>;
}

export const entryHeading = (entry: Entry, depth: Heading["depth"]): Heading => ({
  type: "heading",
  depth,
  data: { hProperties: { id: entry.url.replace(/^.*#/, "") } },
  children: [
    code(entry.title),
    ...(entry.isExperimental === true ? [badge("experimental")] : []),
    ...(entry.isDeprecated ? [badge("deprecated")] : []),
  ],
});

/** @param mentions of what `plugins/content/mentions.ts` adds links to the pages that mention it */
export const factList = (facts: readonly Fact[], mentions?: string): BlockContent => ({
  type: "blockquote",
  data: { hName: "dl", hProperties: { className: ["facts"] } },
  children: [
    ...facts
      .filter(({ values }) => values.length > 0)
      .flatMap(({ name, values, data }) => [
        element("dt", [text(name)]),
        ...values.map((value) => element("dd", value, data)),
      ]),
    ...(mentions === undefined ? [] : [mentionsMark(mentions)]),
  ],
});

const mentionsMark = (url: string): Paragraph => ({
  type: "paragraph",
  children: [],
  data: { hName: "div", hProperties: { dataMentions: url } },
});

export function entryDescription({ description }: Entry): readonly BlockContent[] {
  const tree = parseCommonMark(description);
  // A placeholder, such as `<name>`.
  visit(tree, "html", (node, index, parent) => {
    if (parent !== undefined && index !== undefined) parent.children[index] = code(node.value);
  });
  return tree.children.filter((node) => node.type === "paragraph" || node.type === "list");
}

/** Readers of an option seldom need all that is in it. */
export const folded = (title: string, content: readonly BlockContent[]): Blockquote => ({
  type: "blockquote",
  data: { hName: "details" },
  children: [element("summary", [text(title)]), ...content],
});

/** Everything is old that was there before this documentation's history begins. */
export const sinceFact = (since: string | undefined): Fact => ({
  name: "Since",
  values: since === undefined || since === "5.0.0" ? [] : [[text(since)]],
  data: { "data-since": since ?? "" },
});

/** Of one line of Markdown. */
export const inline = (markdown: string): readonly PhrasingContent[] =>
  parseCommonMark(markdown).children.flatMap((node) =>
    node.type === "paragraph" ? node.children : [],
  );

export const joined = (items: readonly PhrasingContent[]): readonly PhrasingContent[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [text(", "), item]));

export const code = (value: string): PhrasingContent => ({ type: "inlineCode", value });

export const text = (value: string): PhrasingContent => ({ type: "text", value });

export const badge = (label: string): PhrasingContent => ({
  type: "mdxJsxTextElement",
  name: "Badge",
  attributes: [{ type: "mdxJsxAttribute", name: "text", value: label }],
  children: [],
});

export const element = (
  name: string,
  children: readonly PhrasingContent[],
  hProperties: Fact["data"] = {},
): Paragraph => ({
  type: "paragraph",
  children: [...children],
  data: { hName: name, hProperties },
});
