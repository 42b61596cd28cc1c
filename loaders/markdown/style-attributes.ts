import type { Root } from "hast";
import styleToJs from "style-to-js";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { shortened } from "../../src/site/schemas.ts";
import { factsOf } from "../page/page-facts.ts";

/** A rehype plugin that removes and reports `style` attributes that MDX couldn't parse. */
export function styleAttributes() {
  return (tree: Root, page: VFile) => {
    visit(tree, "element", ({ properties, position }) => {
      const { style } = properties;
      if (typeof style !== "string" || isReadable(style)) return;
      delete properties.style;
      const message = `the style "${shortened(style)}" is left out: expected declarations like color: red.`;
      factsOf(page).problems.push({ line: position?.start.line ?? 1, message });
    });
  };
}

function isReadable(style: string): boolean {
  try {
    styleToJs(style);
    return true;
  } catch {
    return false;
  }
}
