import type { Nodes } from "mdast";
import { parseCommonMark } from "../markdown/parse-markdown.ts";
import { visit } from "../markdown/visit.ts";
import { voidElements } from "../markdown/syntax-advice.ts";

/**
 * Rewrites comments, links in angle brackets, and void elements for MDX.
 *
 * @returns text with the same lines
 */
export function repaired(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  visit(parseCommonMark(text), (node) => {
    const { start } = node.position ?? {};
    const next = node.position?.end.offset;
    if (start?.offset === undefined || !isKept(node, text.slice(start.offset, next))) return;
    pieces.push(asMdx(text.slice(end, start.offset)), text.slice(start.offset, next));
    end = next ?? start.offset;
  });
  return [...pieces, asMdx(text.slice(end))].join("");
}

/**
 * Code shows what it says, also in HTML, where Markdown doesn't recognize it. MDX has no indented
 * code.
 */
const isKept = ({ type }: Nodes, text: string): boolean =>
  /^(?:inlineCode|definition)$/.test(type) ||
  (type === "code" && /^(?:```|~~~)/.test(text)) ||
  (type === "html" && /^\s*(?:```|~~~)/m.test(text));

const asMdx = (text: string): string =>
  text
    .replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(link, (_link, url: string) => {
      const target = /^[a-z]+:/i.test(url) ? url : `mailto:${url}`;
      return `[${url.replace(/[!-/:-@[-`{-~]/g, "\\$&")}](<${target}>)`;
    })
    .replace(openingTag, (tag, name: string) =>
      voidElements.has(name) && !tag.endsWith("/>") ? `${tag.slice(0, -1)}/>` : tag,
    );

/** The target of a link may stand in angle brackets. */
const link = /(?<!\\|\]\(\s*)<((?:https?|ftp|mailto):[^\s<>]+|[^\s<>@/"]+@[^\s<>@"]+)>/g;

/** Also with expressions, such as `style={{ color: "red" }}` or `onClick={() => 1}`. */
const openingTag = /(?<!\\)<([a-z]+)\b(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^"'<>{}])*>/g;
