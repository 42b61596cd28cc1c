import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * A rehype plugin for the empty corner of a table: it heads nothing, so it is an ordinary cell. The
 * others in its row say that they head columns, because beside such a cell browsers doubt it:
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
