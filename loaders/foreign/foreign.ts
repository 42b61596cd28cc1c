import { nodeTypes } from "@mdx-js/mdx";
import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import type { Processor } from "unified";
import { CONTINUE, SKIP, visit } from "../markdown/visit.ts";
import type { VFile } from "vfile";
import { syntaxProblem } from "../markdown/syntax.ts";
import { factsOf } from "../page/page-facts.ts";
import { isWrittenAsMdx, readMarkdown, withoutStatements } from "./markdown.ts";
import { repaired } from "./repair-syntax.ts";

/** Options of MDX for other sites' pages, which must be shown even with mistakes. */
export const foreignOptions = {
  development: true,
  jsxImportSource: `${import.meta.dirname}/../../src/content-components/foreign`,
};

/**
 * A remark plugin for other sites' pages: it reads those that aren't valid MDX as Markdown. It
 * wraps the parser that is registered before it.
 */
export function foreignSyntax(this: Processor) {
  const { parser } = this;
  if (parser === undefined) return;
  this.parser = (text, file) => {
    const tree = readMarkdown(file);
    if (/\.md$/i.test(file.path) && !isWrittenAsMdx(tree)) return tree;
    try {
      return parser(text, file);
    } catch {
      // Try again below.
    }
    try {
      return parser(repaired(text), file);
    } catch (error) {
      const { line, message } = syntaxProblem(error, text);
      const problem = { line, message: `${message} The page is read as Markdown.` };
      factsOf(file).problems.push(problem);
      return withoutStatements(tree);
    }
  };
}

const readHtml = rehypeRaw({ passThrough: [...nodeTypes] });

/** A rehype plugin that parses the HTML in plain Markdown. MDX never has raw HTML. */
export const rawHtml = () => (tree: Root, file: VFile) => {
  let isFound = false;
  visit(tree, "raw", () => void (isFound = true));
  if (!isFound) return tree;
  const read = readHtml(tree, file);
  if (read.type === "root") dropUnknownTags(read);
  return read;
};

/** Keeps the content of tags that can't exist, such as the `<K, V>` of a type. */
function dropUnknownTags(tree: Root) {
  visit(tree, "element", ({ tagName, children }, index, parent) => {
    if (parent === undefined || index === undefined || /^[a-z][\w.-]*$/i.test(tagName))
      return CONTINUE;
    parent.children.splice(index, 1, ...children);
    return [SKIP, index];
  });
}
