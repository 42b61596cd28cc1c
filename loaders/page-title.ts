import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { readFrontMatter } from "./front-matter.ts";
import { frontMatterBlock } from "./head.ts";

/**
 * A page's title: the one in its front matter, or else its first H1, as pages written for other
 * sites have it, or else the name of its file or folder.
 *
 * @param text the whole file
 * @param path of the file, rooted at the content folder
 */
export const pageTitle = (text: string, path: string): string =>
  readFrontMatter(text).frontmatter.title ?? firstHeading(text) ?? nameOf(path);

/** A page's first H1, without the marks of code, emphasis and links: they have no place in a title. */
export function firstHeading(text: string): string | undefined {
  const [lines] = headingLines.exec(text.replace(frontMatterBlock, "").replaceAll(fence, "")) ?? [];
  const heading = lines === undefined ? undefined : fromMarkdown(lines).children[0];
  if (heading?.type !== "heading") return undefined;
  const words = toString(heading, { includeImageAlt: false, includeHtml: false });
  const title = (words.trim() || toString(heading)).replace(/\{#[^}]*\}$/, "");
  return title.replaceAll(/\s+/g, " ").trim() || undefined;
}

/** `# Title`, or a title with a line of `=` below it; only these lines are read as Markdown. */
const headingLines = /^(?:#[ \t].+|.+\r?\n=+[ \t]*)$/m;

/** In code, a line that starts with `#` is no heading. */
const fence = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm;

const nameOf = (path: string): string =>
  path
    .replace(/(?:\/(?:index|readme))?\.mdx?$/i, "")
    .split("/")
    .at(-1) ?? path;
