import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * A rehype plugin that makes an empty corner of a table an ordinary cell, and gives its neighbors
 * the `scope` that they then need:
 * https://html.spec.whatwg.org/multipage/tables.html#column-header
 */
export function emptyHeaders() {
  return (tree: Root) => {
    visit(tree, "element", ({ tagName, children }) => {
      if (tagName !== "tr") return;
      const headers = children.filter((child) => isHeader(child));
      if (headers.every(isFilled)) return;
      for (const header of headers) {
        if (isFilled(header)) header.properties.scope ??= "col";
        else header.tagName = "td";
      }
    });
  };
}

const isHeader = (child: Element["children"][number]): child is Element =>
  child.type === "element" && child.tagName === "th";

const isFilled = ({ children }: Element) => children.length > 0;
