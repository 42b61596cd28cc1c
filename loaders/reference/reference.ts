import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { visit } from "../markdown/visit.ts";

/**
 * A remark plugin that puts facts of the installed webpack into a page:
 *
 * - `<Option path="output.path" />`, `<Hook of="Compiler" name="emit" />`,
 *   `<Plugin name="BannerPlugin" />`, and `<Member of="LoaderContext" name="emitFile" />` become a
 *   heading and facts. What the page says of it follows, or else webpack's own description.
 * - `<HookKinds of="Compiler" />` explains the kinds of hooks that it has.
 * - `<ModeDefaults />` is a table of defaults that depend on the mode, and `<CliFlags of="output" />`
 *   a list of flags. `<Default of="output.path" />` and `<Since of="output.path" />` are for sentences.
 * - `<Options of="watchOptions" />` and `<Hooks of="Compiler" />` become entries of all that have
 *   none on the page, and `<Members of="StatsAsset" />` a list of them.
 */
export function reference() {
  return async (tree: Root, file: VFile) => {
    const names = new Set(tree.children.filter(isReference).map(kindNameOf));
    if (hasInlineFact(tree)) (await import("./inline-facts.ts")).fillInText(tree, file);
    if (names.size === 0) return;
    // Most pages don't need the facts, which take a fifth of a second, and hooks half a second.
    const [{ fillIn }, { optionKind, pluginKind, hookKind, memberKind }] = await Promise.all([
      import("./fill-in.ts"),
      import("./kinds.ts"),
    ]);
    const needsHooks = names.has("Hook") || names.has("Plugin");
    const hooks = needsHooks ? (await import("./all-hooks.ts")).allHooks() : [];
    const members = names.has("Member") ? (await import("./members.ts")).members() : [];
    const kinds = new Map([
      ["Option", optionKind],
      ["Plugin", pluginKind(hooks)],
      ["Hook", hookKind(names.has("Hook") ? hooks : [])],
      ["Member", memberKind(members)],
    ]);
    fillIn(tree, file, kinds, hooks);
  };
}

/** Pages of other sites may have a component of the same name, without attributes. */
export const isReference = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" &&
  /^(?:Options?|Hooks?|HookKinds|Plugin|Members?|ModeDefaults|CliFlags)$/.test(node.name ?? "") &&
  (node.attributes.length > 0 || node.children.length === 0);

/** `Option` also for `<Options>`. */
export const kindNameOf = ({ name }: MdxJsxFlowElement): string =>
  (name ?? "").replace(/Kinds$|s$/, "");

export const isInlineFact = ({ name }: MdxJsxTextElement): boolean =>
  name === "Default" || name === "Since";

function hasInlineFact(tree: Root): boolean {
  let has = false;
  visit(tree, "mdxJsxTextElement", (node) => {
    has ||= isInlineFact(node);
  });
  return has;
}
