import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { factsOf } from "../page/page-facts.ts";

/** Element → what to do instead. */
const replacements: ReadonlyMap<string, string> = new Map([
  ["script", "Make it an island: see CONTRIBUTING.md."],
  [
    "style",
    'Write style="…" on the elements, or a class of src/components/article/components.css.',
  ],
]);

/** A rehype plugin that removes and reports elements blocked by the site's security policy. */
export function inertElements() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      const name = nameOf(node);
      const replacement = replacements.get(name);
      if (replacement === undefined || parent === undefined || index === undefined) return;
      const line = node.position?.start.line ?? 1;
      const message = `<${name}> has no effect in a page and is left out. ${replacement}`;
      factsOf(page).problems.push({ line, message });
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function nameOf(node: Root | Root["children"][number]): string {
  if (node.type === "element") return node.tagName;
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
    return node.name ?? "";
  return "";
}
