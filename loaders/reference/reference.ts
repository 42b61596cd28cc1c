import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";

/**
 * A remark plugin that puts facts of the installed webpack into a page:
 *
 * - `<Option path="output.path" />` becomes a heading and the option's facts. What the page says
 *   of it follows, or else the schema's description.
 * - `<Options of="watchOptions" />` becomes entries of all options in it that have none on the page.
 */
export function reference() {
  return async (tree: Root, file: VFile) => {
    if (!tree.children.some(isReference)) return;
    // Most pages don't need the facts, which take a fifth of a second.
    const { fillIn } = await import("./fill-in.ts");
    fillIn(tree, file);
  };
}

export const isReference = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" && (node.name === "Option" || node.name === "Options");
