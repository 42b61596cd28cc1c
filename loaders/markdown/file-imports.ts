import type { Expression } from "estree";
import type { Element, Root } from "hast";
import type { MdxJsxAttribute, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import styleToJs from "style-to-js";
import { fileRequest } from "../page/file-request.ts";
import { importStatement } from "./import-statement.ts";

/** Part of an attribute: an absolute path, or literal text. */
export type Piece = { readonly file: string } | string;

/**
 * Returns an element with the final URLs of files, whose imports are added to the page.
 *
 * @param files attribute (`src`, `href`) → its parts
 */
export function importedElement(
  tree: Root,
  element: Element,
  files: Readonly<Record<string, readonly Piece[]>>,
): MdxJsxTextElementHast {
  const kept = Object.entries(element.properties).filter(([key]) => !(key in files));
  return {
    type: "mdxJsxTextElement",
    name: element.tagName,
    attributes: [
      ...kept.flatMap(staticAttribute),
      ...Object.entries(files).map(([attribute, pieces]) =>
        expressionAttribute(attribute, sum(pieces.map((piece) => addressOf(tree, piece)))),
      ),
    ],
    children: element.children as MdxJsxTextElementHast["children"],
    position: element.position,
  };
}

const addressOf = (tree: Root, piece: Piece): Expression =>
  typeof piece === "string"
    ? { type: "Literal", value: piece }
    : { type: "Identifier", name: importFile(tree, piece.file) };

const sum = ([first = { type: "Literal", value: "" }, ...more]: readonly Expression[]) =>
  more.reduce<Expression>(
    (left, right) => ({ type: "BinaryExpression", operator: "+", left, right }),
    first,
  );

/** Returns the local name of the file's URL. */
function importFile(tree: Root, file: string): string {
  const local = `_file${tree.children.filter(({ type }) => type === "mdxjsEsm").length}`;
  tree.children.push(importStatement({ imported: "default", local }, `${fileRequest(file)}?file`));
  return local;
}

function expressionAttribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree = {
    type: "Program" as const,
    sourceType: "module" as const,
    comments: [],
    body: [{ type: "ExpressionStatement" as const, expression }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
  };
}

function staticAttribute([key, value]: [string, unknown]): MdxJsxAttribute[] {
  if (value === null || value === undefined || value === false) return [];
  const text = Array.isArray(value) ? value.join(" ") : String(value);
  if (key === "style") {
    return [expressionAttribute(key, styleObject(text))];
  }
  // React uses the DOM's attribute names, except for these two.
  const name = key === "className" || key === "htmlFor" ? key : find(html, key).attribute;
  // Avoid `download="true"`, which would name the saved file.
  return [{ type: "mdxJsxAttribute", name, value: value === true ? null : text }];
}

/** `color: red` becomes `{ color: "red" }`, which React requires. */
function styleObject(style: string): Expression {
  const declarations = Object.entries(styleToJs(style, { reactCompat: true }));
  return {
    type: "ObjectExpression",
    properties: declarations.map(([name, value]) => ({
      type: "Property",
      kind: "init",
      method: false,
      shorthand: false,
      computed: false,
      key: { type: "Literal", value: name },
      value: { type: "Literal", value },
    })),
  };
}
