import type { Element, Properties, Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html, svg } from "property-information";
import { visit } from "../markdown/visit.ts";

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * A rehype plugin that turns HTML in MDX into plain elements, because React rejects `class` and a
 * `style` in text form. Elements with expressions stay JSX.
 */
export function htmlElements() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined || !isPlainHtml(node)) return;
      parent.children[index] = toElement(node);
      return index;
    });
  };
}

const isPlainHtml = (node: Root | RootContent): node is JsxElement & { name: string } =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
  typeof node.name === "string" &&
  /^[a-z][\w-]*$/.test(node.name) &&
  node.attributes.every(
    ({ type, value }) =>
      (type === "mdxJsxAttribute" && typeof value !== "object") || value === null,
  );

function toElement({
  name,
  attributes,
  children,
  position,
}: JsxElement & { name: string }): Element {
  const schema = svgNames.has(name) ? svg : html;
  const properties: Properties = {};
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const value = typeof attribute.value === "string" ? attribute.value : true;
    properties[find(schema, attribute.name).property] = value;
  }
  return { type: "element", tagName: name, properties, children, position };
}

/** Their attributes (`stroke-width`, `viewBox`) are only in the schema for SVG. */
const svgNames = new Set(
  "svg g path circle rect line polyline polygon ellipse text tspan defs use linearGradient stop".split(
    " ",
  ),
);
