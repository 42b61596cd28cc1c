import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/**
 * A rehype plugin that puts each table into a box that scrolls sideways, so that on a phone the
 * page doesn't. `src/browser/article/scroll-boxes.ts` lets arrow keys scroll it.
 */
export function wideTables() {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "table" || parent === undefined || index === undefined) return;
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table"] },
        children: [node],
      };
      return [SKIP, index + 1];
    });
  };
}
