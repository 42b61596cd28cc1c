import type { Root } from "mdast";
import { EXIT, visit } from "../markdown/visit.ts";

/**
 * A remark plugin for after `reference`: on a page with something that a release has added, readers
 * can say which webpack they use.
 */
export function offerVersion() {
  return (tree: Root) => {
    let isOffered = false;
    visit(tree, "paragraph", ({ data }) => {
      isOffered = data?.hProperties?.["data-since"] !== undefined;
      return isOffered ? EXIT : undefined;
    });
    if (!isOffered) return;
    tree.children.unshift({
      type: "mdxJsxFlowElement",
      name: "YourVersion",
      attributes: [],
      children: [],
    });
  };
}
