import type { Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { readPageHead } from "./page-title.ts";

/** A remark plugin that removes an H1 that repeats the title, which the page already shows. */
export function leadingTitle() {
  return (tree: Root, file: VFile) => {
    const index = tree.children.findIndex((node) => !isInvisible(node));
    const first = tree.children[index];
    if (first?.type !== "heading" || first.depth !== 1) return;
    const { title } = readPageHead(String(file), file.path, false).frontmatter;
    if (normal(toString(first)) === normal(title)) tree.children.splice(index, 1);
  };
}

/** Statements, comments, or scripts. */
const isInvisible = (node: RootContent): boolean =>
  node.type === "yaml" ||
  node.type === "mdxjsEsm" ||
  (node.type === "mdxFlowExpression" && /^\s*\/\*[^]*\*\/\s*$/.test(node.value)) ||
  (node.type === "html" && /^\s*<(?:!--|script\b|style\b)/.test(node.value));

const normal = (title: string) =>
  title.trim().toLowerCase().replaceAll("`", "").replaceAll(/\s+/g, " ");
