import type { VFile } from "vfile";

/** What a parser throws. */
export type ParseError = VFile["messages"][number];

export interface Mended {
  readonly source: string;
  /** Whether a reader sees something that the writer did not mean. */
  readonly isVisible: boolean;
}

/**
 * Changes the one construct that MDX could not read, so that the rest of the page can be read.
 *
 * @param source the page
 * @param error what `remark-mdx` threw; its message names the place
 * @returns the page with the same lines, or nothing where the place is not known
 */
export function mend(
  source: string,
  { place, reason, source: from }: ParseError,
): Mended | undefined {
  const point = place === undefined || !("start" in place) ? place : place.start;
  const at = point?.offset;
  const open = /\((\d+):(\d+)-/.exec(reason);
  if (open) return tag(source, offsetOf(source, Number(open[1]), Number(open[2])));
  if (at === undefined || from === undefined) return undefined;
  if (from.includes("mdxjs-esm")) return indented(source, at);
  if (from.includes("expression")) return escaped(source, openingBrace(source, at));
  if (/either after the end/.test(reason)) return onItsOwnLine(source, at);
  return quoted(source, at) ?? tag(source, source.lastIndexOf("<", at));
}

const replaced = (source: string, start: number, end: number, text: string, isVisible = false) => ({
  source: source.slice(0, start) + text + source.slice(end),
  isVisible,
});

/** Text that begins with the word `import` or `export` is a statement only at the line's start. */
function indented(source: string, at: number): Mended | undefined {
  const starts = [...source.slice(0, at + 1).matchAll(/^(?:import|export)\b/gm)];
  const start = starts.at(-1)?.index;
  return start === undefined ? undefined : replaced(source, start, start, " ", true);
}

function escaped(source: string, at: number): Mended | undefined {
  return at < 0 ? undefined : replaced(source, at, at, "\\", true);
}

/** The brace that is open at an offset. */
function openingBrace(source: string, at: number): number {
  let depth = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    if (source[index] === "}") depth += 1;
    else if (source[index] === "{" && depth > 0) depth -= 1;
    else if (source[index] === "{") return index;
  }
  return -1;
}

function offsetOf(source: string, line: number, column: number): number {
  const lines = source.split(/(?<=\r\n|\n|\r(?!\n))/);
  return lines.slice(0, line - 1).join("").length + column - 1;
}

/** A tag that ends a block must not share a line with text where the tag that starts it does not. */
function onItsOwnLine(source: string, at: number): Mended | undefined {
  if (/(?:^|\n)[ \t]*$/.test(source.slice(0, at))) return tag(source, at);
  // A blank line below makes up for the new one, so that the numbers of the lines stay right.
  const [line, rest = ""] = /^(<[^\n]*?)[ \t]*\r?\n(?=[ \t]*\r?\n)/.exec(source.slice(at)) ?? [];
  return line === undefined
    ? replaced(source, at, at, "\n")
    : replaced(source, at, at + line.length, `\n${rest}`);
}

/** `width=100` becomes `width="100"`. */
function quoted(source: string, at: number): Mended | undefined {
  const value = /^[^\s"'=<>`{}]+/.exec(source.slice(at))?.[0];
  if (source[at - 1] !== "=" || value === undefined) return undefined;
  const own = value.endsWith("/") && source[at + value.length] === ">" ? value.slice(0, -1) : value;
  return replaced(source, at, at + own.length, `"${own}"`);
}

/** What starts with `<` and is no JSX: a comment, a link, HTML that is not closed, or text. */
function tag(source: string, at: number): Mended | undefined {
  const rest = source.slice(at);
  const comment = /^<!--[\s\S]*?-->/.exec(rest)?.[0];
  if (comment) return replaced(source, at, at + comment.length, blank(comment));
  const [link, url = ""] =
    /^<((?:https?|ftp|mailto):[^\s<>]+|[^\s<>@/]+@[^\s<>@]+)>/.exec(rest) ?? [];
  if (link) {
    const target = /^[a-z]+:/i.test(url) ? url : `mailto:${url}`;
    const label = url.replace(/[!-/:-@[-`{-~]/g, "\\$&");
    return replaced(source, at, at + link.length, `[${label}](<${target}>)`);
  }
  const [html, name = ""] = /^<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?>/.exec(rest) ?? [];
  if (html && layoutElements.has(name)) return replaced(source, at, at + html.length, blank(html));
  return escaped(source, at);
}

const blank = (text: string) => text.replace(/[^\r\n]/g, " ");

/** HTML whose tags may go missing: a reader misses no word. */
const layoutElements = new Set(
  "a b i u s em strong small big sub sup code kbd pre p br hr div span center font ul ol li dl dt dd table thead tbody tfoot tr th td h1 h2 h3 h4 h5 h6 blockquote figure section details summary".split(
    " ",
  ),
);
