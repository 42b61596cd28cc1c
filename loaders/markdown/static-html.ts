import type { Program } from "estree";
import type { Element, Properties, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { isUrlOfFile } from "./file-imports.ts";
import { eachAttribute, identifier } from "./estree.ts";

const html = "dangerouslySetInnerHTML";

/**
 * A rehype plugin that writes the content of elements without components as HTML, so that webpack
 * and React don't have to go through each word of a page. `htmlProperties` follows.
 */
export const staticHtml = () => (tree: Root) => writeStatic(tree);

/** Components look into their children and headings into their titles, so these stay elements. */
function writeStatic(node: Root | Element): void {
  for (const child of node.children) {
    if (child.type !== "element" || heading.test(child.tagName)) continue;
    if (child.children.length > 0 && isStatic(child)) {
      child.properties[html] = toHtml(child.children, {
        characterReferences: { useNamedReferences: true },
      });
      child.children = [];
    } else writeStatic(child);
  }
}

const heading = /^h[1-6]$/;

const isStatic = (node: RootContent): boolean =>
  node.type === "text" ||
  (node.type === "element" &&
    !heading.test(node.tagName) &&
    isPlain(node.properties) &&
    node.children.every(isStatic));

/** React handles other properties itself: it leaves out `key` and `onclick`. */
const isPlain = (properties: Properties) =>
  Object.entries(properties).every(
    ([name, value]) => !/^(?:on|key$|ref$)/i.test(name) && !isUrlOfFile(value),
  );

/** A recma plugin that turns the HTML of `staticHtml` into React's property. */
export const htmlProperties = () => (tree: Program) => {
  eachAttribute(tree, (property, value) => {
    if (property.key.type !== "Identifier" || property.key.name !== html) return;
    const inner = { ...property, key: identifier("__html"), value };
    property.value = { type: "ObjectExpression", properties: [inner] };
  });
};
