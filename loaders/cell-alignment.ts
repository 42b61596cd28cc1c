import type { Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * A rehype plugin that aligns the cells of tables by a class of `tables.css`: what MDX makes of it
 * otherwise is a `style` attribute, a style sheet for each page with such a table.
 */
export function cellAlignment() {
  return (tree: Root) => {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName !== "td" && tagName !== "th") return;
      const { align, className } = properties;
      if (typeof align !== "string" || !/^(?:left|center|right)$/i.test(align)) return;
      delete properties.align;
      const others = Array.isArray(className) ? className : [className ?? []].flat();
      properties.className = [...others.map(String), `align-${align.toLowerCase()}`];
    });
  };
}
