import { toString } from "mdast-util-to-string";
import type { FrontMatter, Link } from "../../src/types.ts";
import type { FieldProblem } from "./check-shape.ts";
import { readFrontMatter } from "./front-matter.ts";
import { frontMatterBlock } from "./head.ts";
import { parseCommonMark } from "../markdown/parse-markdown.ts";

export interface PageHead {
  readonly frontmatter: FrontMatter;
  /** From the front matter. */
  readonly links: readonly Link[];
  readonly problems: readonly FieldProblem[];
}

/**
 * The title comes from the front matter, the first H1, or the name of the file or folder.
 *
 * @param strict reports a title that isn't in the front matter
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

/** A title is plain text, without code, emphasis, or links. */
function firstHeading(text: string): string | undefined {
  const [lines] = headingLines.exec(text.replace(frontMatterBlock, "").replaceAll(fence, "")) ?? [];
  const heading = lines === undefined ? undefined : parseCommonMark(lines).children[0];
  if (heading?.type !== "heading") return undefined;
  const words = toString(heading, { includeImageAlt: false, includeHtml: false });
  const title = (words.trim() || toString(heading)).replace(/\{#[^}]*\}$/, "");
  return title.replaceAll(/\s+/g, " ").trim() || undefined;
}

/** Matches `# Title` or a title with `=` below. Only these lines are parsed as Markdown. */
const headingLines = /^(?:#[ \t].+|.+\r?\n=+[ \t]*)$/m;

/** A line in code that starts with `#` isn't a heading. */
const fence = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm;

const nameOf = (path: string): string =>
  path
    .replace(/(?:\/(?:index|readme))?\.mdx?$/i, "")
    .split("/")
    .at(-1) ?? path;
