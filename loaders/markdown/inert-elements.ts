import type { Root, RootContent } from "hast";
import styleToJs from "style-to-js";
import { SKIP, visit } from "./visit.ts";
import type { VFile } from "vfile";
import { shortened } from "../../src/site/schemas.ts";
import { factsOf } from "../page/page-facts.ts";

/** Element → what to do instead. */
const replacements: ReadonlyMap<string, string> = new Map([
  ["script", "Make it an island: see CONTRIBUTING.md."],
  [
    "style",
    'Write style="…" on the elements, or a class of src/components/article/components.css.',
  ],
]);

/**
 * A rehype plugin that removes and reports elements blocked by the site's security policy, and
 * `style` attributes that MDX couldn't parse.
 */
export function inertElements() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      const note = (message: string) =>
        factsOf(page).problems.push({ line: node.position?.start.line ?? 1, message });
      if (node.type === "element") {
        const { style } = node.properties;
        if (typeof style === "string" && !isReadable(style)) {
          delete node.properties.style;
          note(
            `the style "${shortened(style)}" is left out: expected declarations like color: red.`,
          );
        }
      }
      const name = nameOf(node);
      const replacement = replacements.get(name);
      if (replacement === undefined || parent === undefined || index === undefined) return;
      note(`<${name}> has no effect in a page and is left out. ${replacement}`);
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function nameOf(node: Root | RootContent): string {
  if (node.type === "element") return node.tagName;
  const isJsx = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return isJsx ? (node.name ?? "") : "";
}

function isReadable(style: string): boolean {
  try {
    styleToJs(style);
    return true;
  } catch {
    return false;
  }
}
