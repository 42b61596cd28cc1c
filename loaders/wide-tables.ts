import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/**
 * A rehype plugin that puts each table into a box of its own that scrolls, so that on a phone the
 * page does not; the box takes the focus, so that arrow keys can scroll it.
 */
export function wideTables() {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "table" || parent === undefined || index === undefined) return;
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table"], role: "group", ariaLabel: "Table", tabIndex: 0 },
        children: [node],
      };
      return [SKIP, index + 1];
    });
  };
}
