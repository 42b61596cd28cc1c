import type { Element, ElementContent, Root } from "hast";
import { CONTINUE, SKIP, visit } from "./visit.ts";
import { breakable } from "../../src/site/text/breakable.ts";

/** In characters. A line on a phone has about 40. */
const longestInText = 24;

/**
 * A rehype plugin that lets long names wrap. `<wbr>` adds no character, so copying and searching
 * still work.
 */
export function lineBreaks() {
  return (tree: Root) => {
    visit(tree, "element", (element) => {
      if (/^(?:t[dh]|h[1-6])$/.test(element.tagName)) breakLines(element);
      else if (element.tagName === "code") breakLines(element, longestInText);
      else if (element.tagName !== "pre") return CONTINUE;
      return SKIP;
    });
  };
}

function breakLines(element: Element, longest?: number): void {
  visit(element, "text", ({ value }, index, parent) => {
    const pieces = breakable(value, longest);
    if (pieces.length === 1 || index === undefined || parent === undefined) return CONTINUE;
    const broken = pieces.flatMap((piece, at) => (at > 0 ? [wbr(), text(piece)] : [text(piece)]));
    parent.children.splice(index, 1, ...broken);
    return index + broken.length;
  });
}

const text = (value: string): ElementContent => ({ type: "text", value });
const wbr = (): ElementContent => ({
  type: "element",
  tagName: "wbr",
  properties: {},
  children: [],
});
