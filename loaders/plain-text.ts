import type { Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

/**
 * A remark plugin for pages that are read as plain Markdown although they were written as MDX:
 * takes out the `import` and `export` statements, which would stand there as text.
 */
export function plainText() {
  return (tree: Root) => {
    visit(tree, "paragraph", (node, index, parent) => {
      if (parent !== tree || index === undefined || !isStatement(node)) return;
      tree.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

/** Whether a paragraph of plain Markdown was a statement of MDX. */
export const isStatement = (node: RootContent): boolean =>
  /^(?:import\s[\s\S]*from\s*['"]|import\s*['"]|export\s+(?:const|default|function)\b)/.test(
    toString(node),
  );
