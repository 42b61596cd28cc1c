import type { Root } from "mdast";
import { markdownToMdast, type Features } from "satteri";

/**
 * Parses Markdown as GitHub does, with front matter, to the same tree as remark, which takes 25 times
 * as long. MDX has its own parser: see `mdx.ts`.
 */
export function parseMarkdown(text: string, features: Features = {}): Root {
  const tree = markdownToMdast(text, { features });
  if (tree.type !== "root") throw new TypeError(`Markdown was read as ${tree.type}.`);
  return tree;
}

/** Parses Markdown as CommonMark has it, without front matter. */
export const parseCommonMark = (text: string): Root =>
  parseMarkdown(text, { gfm: false, frontmatter: false });
