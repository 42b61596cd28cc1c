import type { Expression } from "estree";
import type { Element, Root } from "hast";
import type { MdxJsxAttribute, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import styleToJs from "style-to-js";
import { fileRequest } from "../page/file-request.ts";
import { importStatement } from "./import-statement.ts";

/** A piece of an attribute: a file (its absolute path), or text as it stands. */
export type Piece = { readonly file: string } | string;

/**
 * Makes files part of the build and an element refer to them: adds `import file from "…"` to the
 * page and gives the element attributes with the files' final addresses.
 *
 * @param tree the page; the imports are added to it
 * @param element what refers to the files
 * @param files attribute (`src`, `href`) → what it is put together of
 * @returns the element that takes the place of `element`
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

/** Adds the import of a file to a page; gives the name by which the page knows its address. */
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
  // React takes the DOM's names, but for these it keeps its own.
  const name = key === "className" || key === "htmlFor" ? key : find(html, key).attribute;
  // `download="true"` would save a file under that name.
  return [{ type: "mdxJsxAttribute", name, value: value === true ? null : text }];
}

/** React takes a style as an object: `color: red` is `{ color: "red" }`. */
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
