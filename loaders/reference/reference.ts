import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";

/**
 * A remark plugin that puts facts of the installed webpack into a page:
 *
 * - `<Option path="output.path" />`, `<Hook of="Compiler" name="emit" />`,
 *   `<Plugin name="BannerPlugin" />`, and `<Member of="LoaderContext" name="emitFile" />` become a
 *   heading and facts. What the page says of it follows, or else webpack's own description.
 * - `<HookKinds of="Compiler" />` explains the kinds of hooks that it has.
 * - `<Options of="watchOptions" />` and `<Hooks of="Compiler" />` become entries of all that have
 *   none on the page, and `<Members of="StatsAsset" />` a list of them.
 */
export function reference() {
  return async (tree: Root, file: VFile) => {
    const names = new Set(tree.children.filter(isReference).map(kindNameOf));
    if (names.size === 0) return;
    // Most pages don't need the facts, which take a fifth of a second, and hooks half a second.
    const [{ fillIn }, { optionKind, pluginKind, hookKind, memberKind }] = await Promise.all([
      import("./fill-in.ts"),
      import("./kinds.ts"),
    ]);
    const hooks = names.has("Hook") ? (await import("./all-hooks.ts")).allHooks() : [];
    const members = names.has("Member") ? (await import("./members.ts")).members() : [];
    const kinds = new Map([
      ["Option", optionKind],
      ["Plugin", pluginKind],
      ["Hook", hookKind(hooks)],
      ["Member", memberKind(members)],
    ]);
    fillIn(tree, file, kinds, hooks);
  };
}

export const isReference = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" &&
  /^(?:Options?|Hooks?|HookKinds|Plugin|Members?)$/.test(node.name ?? "");

/** `Option` also for `<Options>`. */
export const kindNameOf = ({ name }: MdxJsxFlowElement): string =>
  (name ?? "").replace(/Kinds$|s$/, "");
