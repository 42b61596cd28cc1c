import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/**
 * A rehype plugin for plain Markdown: what HTML reads as a tag and can be none (the `<K, V>` of
 * `<td>Map<K, V></td>`) leaves its content, which React could not render otherwise. The `<script setup>` of
 * Vue's pages goes: a browser would run it.
 */
export function knownTags() {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const isSetup = node.tagName === "script" && "setup" in node.properties;
      if (/^[a-z][\w.-]*$/i.test(node.tagName) && !isSetup) return;
      parent.children.splice(index, 1, ...(isSetup ? [] : node.children));
      return [SKIP, index];
    });
  };
}
