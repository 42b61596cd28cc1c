import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import type { FrontMatter, Link } from "../../src/types.ts";
import type { FieldProblem } from "./check-shape.ts";
import { readFrontMatter } from "./front-matter.ts";
import { frontMatterBlock } from "./head.ts";

/** What the head of a page says: its front matter, with a title in any case. */
export interface PageHead {
  readonly frontmatter: FrontMatter;
  /** The addresses in it. */
  readonly links: readonly Link[];
  readonly problems: readonly FieldProblem[];
}

/**
 * Reads the head of a page. Its title is the one in its front matter, or else its first H1, as
 * pages written for other sites have it, or else the name of its file or folder.
 *
 * @param text the whole file
 * @param path of the file, rooted at the content folder
 * @param strict whether the title has to stand in the front matter
 */
export function readPageHead(text: string, path: string, strict: boolean): PageHead {
  const { frontmatter, links, problems, missingTitle } = readFrontMatter(text);
  const heading = frontmatter.title === undefined ? firstHeading(text) : undefined;
  const isMissing = missingTitle !== undefined && (strict || heading === undefined);
  return {
    frontmatter: { ...frontmatter, title: frontmatter.title ?? heading ?? nameOf(path) },
    links,
    problems: isMissing ? [missingTitle, ...problems] : problems,
  };
}

/** A page's first H1, without the marks of code, emphasis and links: they have no place in a title. */
function firstHeading(text: string): string | undefined {
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
