import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { pageTitle } from "./page-title.ts";

/** A remark plugin that drops a leading H1 that repeats the title: the page prints it already. */
export function leadingTitle() {
  return (tree: Root, file: VFile) => {
    const index = tree.children.findIndex(({ type }) => type !== "yaml" && type !== "mdxjsEsm");
    const first = tree.children[index];
    if (first?.type !== "heading" || first.depth !== 1) return;
    const title = pageTitle(String(file), file.path);
    if (normal(toString(first)) === normal(title)) tree.children.splice(index, 1);
  };
}

const normal = (title: string) => title.trim().toLowerCase().replaceAll("`", "");
