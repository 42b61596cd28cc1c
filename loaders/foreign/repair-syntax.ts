import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
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
  // MDX has no indented code.
  const tree = fromMarkdown(text, { extensions: [{ disable: { null: ["codeIndented"] } }] });
  visit(tree, (node) => {
    const { start } = node.position ?? {};
    if (start?.offset === undefined || !isKept(node)) return;
    const next = node.position?.end.offset ?? start.offset;
    pieces.push(asMdx(text.slice(end, start.offset)), text.slice(start.offset, next));
    end = next;
  });
  return [...pieces, asMdx(text.slice(end))].join("");
}

/** Code shows what it says, also in HTML, where Markdown doesn't recognize it. */
const isKept = (node: Nodes): boolean =>
  /^(?:code|inlineCode|definition)$/.test(node.type) ||
  (node.type === "html" && /^\s*(?:```|~~~)/m.test(node.value));

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
