import type { Node as EstreeNode, Pattern, Program } from "estree";
import type { JSXOpeningElement } from "estree-jsx";
import { visit as visitEstree } from "estree-util-visit";
import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "../markdown/visit.ts";

/**
 * Finds components that a page uses without importing or defining them.
 *
 * @returns name (`Tabs` for `<Tabs.Item>`) → line of its first use
 */
export function usedNames(tree: Root): ReadonlyMap<string, number> {
  const own = new Set<string>();
  const used = new Map<string, number>();
  const use = (name: string, line = 1) => {
    if (/^_?[A-Z]/.test(name) && !used.has(name)) used.set(name, line);
  };
  visit(tree, (node) => {
    if (isJsx(node)) use(node.name?.split(".")[0] ?? "", node.position?.start.line);
    for (const script of scriptsOf(node)) {
      visitEstree(script, (part) => {
        for (const name of declaredNames(part)) own.add(name);
        if (part.type === "JSXOpeningElement") use(jsxName(part.name), part.loc?.start.line);
      });
    }
  });
  return new Map([...used].filter(([name]) => !own.has(name)));
}

const isJsx = (node: Root | RootContent): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** In a statement, an expression in braces, or the values of attributes. */
function scriptsOf(node: Root | RootContent): readonly Program[] {
  if (isJsx(node)) {
    return node.attributes.flatMap((attribute) => {
      if (attribute.type === "mdxJsxExpressionAttribute") return attribute.data?.estree ?? [];
      return typeof attribute.value === "object" ? (attribute.value?.data?.estree ?? []) : [];
    });
  }
  const isScript =
    node.type === "mdxjsEsm" ||
    node.type === "mdxFlowExpression" ||
    node.type === "mdxTextExpression";
  return isScript && node.data?.estree ? [node.data.estree] : [];
}

/** `Tabs` for `<Tabs.Item>`. */
function jsxName(name: JSXOpeningElement["name"]): string {
  if (name.type === "JSXMemberExpression") return jsxName(name.object);
  return name.type === "JSXIdentifier" ? name.name : "";
}

/** Of variables, functions, classes, parameters, and imports. */
function declaredNames(part: EstreeNode): readonly string[] {
  if (part.type === "ImportDeclaration") return part.specifiers.map(({ local }) => local.name);
  const own = "id" in part && part.id ? boundNames(part.id) : [];
  return [...own, ...("params" in part ? part.params.flatMap(boundNames) : [])];
}

/** `{ A, b: [C = d, ...E] }` binds A, C, and E. A default value, like d, is no component. */
function boundNames(pattern: Pattern): readonly string[] {
  const names: string[] = [];
  visitEstree(pattern, (part, key) => {
    if (part.type === "Identifier" && key !== "key") names.push(part.name);
  });
  return names;
}
