import { nodeTypes } from "@mdx-js/mdx";
import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import { CONTINUE, EXIT, SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

const readHtml = rehypeRaw({ passThrough: [...nodeTypes] });

/** A rehype plugin that parses the HTML in plain Markdown. MDX never has raw HTML. */
export const rawHtml = () => (tree: Root, file: VFile) => {
  if (!hasRawHtml(tree)) return tree;
  const read = readHtml(tree, file);
  if (read.type === "root") dropUnknownTags(read);
  return read;
};

function hasRawHtml(tree: Root): boolean {
  let isFound = false;
  visit(tree, "raw", () => {
    isFound = true;
    return EXIT;
  });
  return isFound;
}

/** Keeps the content of tags that can't exist, such as the `<K, V>` of a type. */
function dropUnknownTags(tree: Root) {
  visit(tree, "element", ({ tagName, children }, index, parent) => {
    if (parent === undefined || index === undefined || /^[a-z][\w.-]*$/i.test(tagName))
      return CONTINUE;
    parent.children.splice(index, 1, ...children);
    return [SKIP, index];
  });
}
