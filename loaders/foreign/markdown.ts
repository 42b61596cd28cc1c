import { htmlTagNames } from "html-tag-names";
import type { Heading, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "../markdown/visit.ts";
import type { VFile } from "vfile";
import { parseMarkdown } from "../markdown/parse-markdown.ts";

/** Reads a page as Markdown. Unknown tags, such as `<your-name>`, are text. */
export function readMarkdown(file: VFile): Root {
  const text = String(file);
  const tree = parseMarkdown(text);
  visit(tree, "heading", markHeadingId);
  unknownTagsAsText(tree, text);
  return tree;
}

/** For `markdown/heading-id.ts`, which then sets the id. */
function markHeadingId({ children, position }: Heading) {
  const last = children.at(-1);
  if (last?.type !== "text") return;
  const [mark = "", value] = /\{#([^\s}]+)\}$/.exec(last.value) ?? [];
  if (value === undefined) return;
  last.value = last.value.slice(0, -mark.length);
  children.push({ type: "headingId", value, position });
}

/**
 * @param text that the tree was read from
 * @param tag matches a tag that may be text, with its name
 */
export function unknownTagsAsText(tree: Root, text: string, tag = /^<([a-z][\w-]*)>$/): void {
  visit(tree, "html", ({ value }, index, parent) => {
    const name = tag.exec(value)?.[1];
    const isText = name && !htmlTagNames.includes(name) && !text.includes(`</${name}>`);
    if (isText && parent && index !== undefined) parent.children[index] = { type: "text", value };
  });
}

/** Whether a page has statements, components, or comments of MDX, and no attributes of Vue. */
export function isWrittenAsMdx(tree: Root): boolean {
  const html: string[] = [];
  let isFound = tree.children.some(isStatement);
  visit(tree, (node) => {
    if (node.type === "html") html.push(node.value);
    isFound ||= node.type === "text" && node.value.includes("{/*");
  });
  isFound ||= html.some((tag) => /<[A-Z]\w*[a-z]/.test(tag));
  return isFound && !html.some((tag) => vue.test(tag));
}

const vue = /^<(?:script|template)\b|\s(?:[:@#]|v-)[\w.-]+(?:=|>|\s)/;

/** Markdown would show MDX's statements as text. */
export const withoutStatements = (tree: Root): Root => ({
  ...tree,
  children: tree.children.filter((node) => !isStatement(node)),
});

const isStatement = (node: RootContent): boolean =>
  node.type === "paragraph" &&
  /^(?:import\s[^]*from\s*['"]|import\s*['"]|export\s+(?:const|default|function)\b)/.test(
    toString(node),
  );
