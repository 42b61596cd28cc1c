import type { Element, Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { pointStart } from "unist-util-position";
import { visit } from "../markdown/visit.ts";
import type { VFile } from "vfile";
import type { FrontMatter, PageProblem } from "../../src/types.ts";
import { factsOf } from "./page-facts.ts";

/** A rehype plugin that suggests improvements during development. They never fail a build. */
export function advice() {
  return (tree: Root, file: VFile) => {
    // The page's title has level 1.
    let above = 1;
    visit(tree, (node) => {
      const line = pointStart(node)?.line ?? 1;
      const note = (message: string) => factsOf(file).advice.push({ line, message });
      const level = headingLevel(node);
      if (level === 1) {
        note(`heading "${toString(node)}" is as large as the title of the page: expected ## here.`);
      }
      if (level !== undefined && level > above + 1) {
        note(
          `heading "${toString(node)}" skips a level: expected ${"#".repeat(above + 1)} and not ${"#".repeat(level)} here.`,
        );
      }
      above = level ?? above;
      if (isImage(node) && !hasAlternative(node, file)) {
        note(
          `an image has no alternative text: say between the brackets what it shows; for decoration, write <img alt="" />.`,
        );
      }
    });
  };
}

export const descriptionAdvice = ({
  description,
}: Pick<FrontMatter, "description">): readonly PageProblem[] =>
  description === undefined || description.trim() === ""
    ? [
        {
          line: 1,
          message: `the page has no description: add one sentence of 80 to 160 characters, for search engines and for lists of pages.`,
        },
      ]
    : [];

type Node = Root | RootContent;
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const headingLevel = (node: Node): number | undefined =>
  node.type === "element" && /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined;

const isJsx = (node: Node): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const isImage = (node: Node): node is Element | JsxElement =>
  (node.type === "element" && node.tagName === "img") || (isJsx(node) && node.name === "img");

/** In Markdown, `![](a.png)` can't mark an image as decorative, so its text is missing. */
function hasAlternative(node: Element | JsxElement, file: VFile): boolean {
  if (isJsx(node)) {
    return node.attributes.some((one) => one.type !== "mdxJsxAttribute" || one.name === "alt");
  }
  const isMarkdown = String(file)[node.position?.start.offset ?? -1] === "!";
  return typeof node.properties.alt === "string" && !(isMarkdown && node.properties.alt === "");
}
