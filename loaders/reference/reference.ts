import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";

/**
 * A remark plugin that puts facts of the installed webpack into a page:
 *
 * - `<Option path="output.path" />` and `<Hook of="Compiler" name="emit" />` become a heading and
 *   facts. What the page says of it follows, or else webpack's own description.
 * - `<HookKinds of="Compiler" />` explains the kinds of hooks that it has.
 * - `<Options of="watchOptions" />` and `<Hooks of="Compiler" />` become entries of all that have
 *   none on the page.
 */
export function reference() {
  return async (tree: Root, file: VFile) => {
    const names = new Set(tree.children.filter(isReference).map(({ name }) => name));
    if (names.size === 0) return;
    // Most pages don't need the facts, which take a fifth of a second, and hooks half a second.
    const { fillIn } = await import("./fill-in.ts");
    const hooks = [...names].some((name) => name?.startsWith("Hook"))
      ? await import("./all-hooks.ts")
      : undefined;
    fillIn(tree, file, hooks?.allHooks() ?? []);
  };
}

export const isReference = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" && /^(?:Options?|Hooks?|HookKinds)$/.test(node.name ?? "");
