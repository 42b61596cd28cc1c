import { frontMatterBlock, readFrontMatter } from "./front-matter.ts";

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
export const firstHeading = (text: string): string | undefined =>
  /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*#*$/m
    .exec(text.replace(frontMatterBlock, "").replaceAll(fence, ""))?.[1]
    ?.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "");

/** In code, a line that starts with `#` is no heading. */
const fence = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm;

const nameOf = (path: string): string =>
  path
    .replace(/(?:\/index)?\.mdx?$/i, "")
    .split("/")
    .at(-1) ?? path;
