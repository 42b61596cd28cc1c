import path from "node:path";
import { htmlTagNames } from "html-tag-names";
import type { Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { html } from "property-information";
import { SKIP, visit } from "../markdown/visit.ts";
import type { VFile } from "vfile";
import { contentComponents } from "../../src/content-components/registry.ts";
import { propsOf } from "./component-props.ts";
import { didYouMean } from "../page/did-you-mean.ts";
import { factsOf, isFile, read } from "../page/page-facts.ts";
import { usedNames } from "./used-names.ts";

const folder = path.resolve(import.meta.dirname, "../../src/content-components");
const islands = path.resolve(folder, "../islands");

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A remark plugin that reports unknown elements and attributes, which browsers would ignore. */
export function elementChecks() {
  return (tree: Root, file: VFile) => {
    const shared = usedNames(tree);
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      const name = node.name ?? "";
      if (name === "svg" || name === "math") return SKIP;
      const module = shared.has(name) ? contentComponents[name] : undefined;
      const messages =
        module !== undefined
          ? componentProblems(node, name, propsIn(file, module, name))
          : /^[a-z]+\d?$/.test(name)
            ? elementProblems(node, name)
            : [];
      const line = node.position?.start.line ?? 1;
      factsOf(file).problems.push(...messages.map((message) => ({ line, message })));
    });
  };
}

const propsIn = (file: VFile, module: string, name: string) =>
  propsOf(read(file, path.join(folder, module)).toString(), name, (island) => {
    const source = path.join(islands, `${island}.tsx`);
    return isFile(file, source) ? read(file, source).toString() : "";
  });

function componentProblems(
  node: Element,
  name: string,
  props: ReturnType<typeof propsOf>,
): readonly string[] {
  if (name === "CodeTabs" && !isSample(node.children)) return [codeTabs];
  if (props === undefined) return [];
  const names = [...props.keys()].filter((prop) => prop !== "children");
  const given = attributesOf(node);
  const isOpen = node.attributes.some(({ type }) => type === "mdxJsxExpressionAttribute");
  const missing = names.filter(
    (prop) => props.get(prop)?.isRequired && !isOpen && !given.some(([own]) => own === prop),
  );
  return [
    ...given.flatMap(([own, value]) => {
      const prop = props.get(own);
      if (prop === undefined) {
        const list = names.length === 0 ? "It takes none." : `It takes ${names.join(", ")}.`;
        return `<${name}> has no attribute "${own}".${didYouMean(own, names)} ${list}`;
      }
      if (typeof value !== "string" || prop.values.length === 0) return [];
      return prop.values.includes(value)
        ? []
        : `"${own}" of <${name}> is "${value}", expected ${prop.values.map((one) => `"${one}"`).join(" or ")}.`;
    }),
    ...missing.map((prop) => `<${name}> needs the attribute "${prop}".`),
  ];
}

const codeTabs =
  '<CodeTabs> shows two to eight fences with a "title" or "file" each, and nothing else between them.';

const isSample = (children: readonly RootContent[]) =>
  children.length >= 2 &&
  children.length <= 8 &&
  children.every(
    (child) => child.type === "code" && /\b(?:title|filename|file)=/.test(child.meta ?? ""),
  );

function elementProblems(node: Element, name: string): readonly string[] {
  if (!htmlTagNames.includes(name)) {
    const near = Object.keys(contentComponents).find((own) => own.toLowerCase() === name);
    const hint = near ? ` Did you mean "${near}"?` : didYouMean(name, htmlTagNames);
    return [`there is no element <${name}>.${hint}`];
  }
  return attributesOf(node).flatMap(([own]) => {
    if (/^on[a-z]/i.test(own)) {
      return `"${own}" has no effect in a page. Make the element an island: see CONTRIBUTING.md.`;
    }
    const isKnown = /^(?:data-|aria-|key$)/.test(own) || own.toLowerCase() in html.normal;
    const names = Object.values(html.property).map(({ attribute }) => attribute);
    return isKnown ? [] : `<${name}> has no attribute "${own}".${didYouMean(own, names)}`;
  });
}

const attributesOf = ({ attributes }: Element) =>
  attributes.flatMap((one) =>
    one.type === "mdxJsxAttribute" ? [[one.name, one.value] as const] : [],
  );
