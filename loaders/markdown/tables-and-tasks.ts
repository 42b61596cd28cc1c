import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "./visit.ts";

/**
 * A rehype plugin that puts each table into a box that scrolls sideways, so that on a phone the
 * page doesn't, and labels cells and checkboxes. `src/browser/article/scroll-boxes.ts` lets arrow
 * keys scroll the box.
 */
export function tablesAndTasks() {
  return (tree: Root) => {
    visit(tree, "element", label);
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "table" || parent === undefined || index === undefined) return;
      const properties = { className: ["table"] };
      parent.children[index] = { type: "element", tagName: "div", properties, children: [node] };
      return [SKIP, index + 1];
    });
  };
}

function label(element: Element) {
  const { tagName, properties } = element;
  // MDX would write an alignment as a style, too; as an attribute, style sheets would override it.
  if (typeof properties.align === "string" && /^t[dh]$/.test(tagName)) {
    properties.style = `text-align:${properties.align}`;
    delete properties.align;
  }
  if (parts.has(tagName)) element.children = element.children.filter((child) => !isSpace(child));
  if (tagName === "tr") labelHeaders(element);
  // The class comes from remark-gfm.
  if (Array.isArray(properties.className) && properties.className.includes("task-list-item"))
    visit(element, "element", labelBox);
}

/** Of a table, whose text is in its cells. */
const parts: ReadonlySet<string> = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

const isSpace = (node: ElementContent) => node.type === "text" && node.value.trim() === "";

/**
 * Makes an empty corner of a table an ordinary cell, and gives its neighbors the `scope` that they
 * then need: https://html.spec.whatwg.org/multipage/tables.html#column-header
 */
function labelHeaders({ children }: Element) {
  const headers = children.filter((child) => child.type === "element" && child.tagName === "th");
  if (headers.every(isFilled)) return;
  for (const header of headers) {
    if (header.type !== "element") continue;
    if (isFilled(header)) header.properties.scope ??= "col";
    else header.tagName = "td";
  }
}

const isFilled = (node: ElementContent) => "children" in node && node.children.length > 0;

function labelBox({ tagName, properties }: Element) {
  if (tagName === "input") properties.ariaLabel ??= properties.checked ? "Done" : "To do";
}
