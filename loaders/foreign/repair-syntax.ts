import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
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
  visit(tree, ({ type, position }) => {
    if ((type !== "html" && type !== "link") || position === undefined) return;
    const start = position.start.offset ?? 0;
    const source = text.slice(start, position.end.offset);
    if (!source.startsWith("<") || /^\s*(?:```|~~~)/m.test(source)) return;
    pieces.push(text.slice(end, start), asMdx(source));
    end = start + source.length;
  });
  return [...pieces, text.slice(end)].join("");
}

const asMdx = (html: string): string =>
  html
    .replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "))
    .replace(/<((?:https?|ftp|mailto):[^\s<>]+|[^\s<>@/"]+@[^\s<>@"]+)>/g, (_link, url: string) => {
      const target = /^[a-z]+:/i.test(url) ? url : `mailto:${url}`;
      return `[${url.replace(/[!-/:-@[-`{-~]/g, "\\$&")}](<${target}>)`;
    })
    .replace(/<([a-z]+)\b(?:"[^"]*"|'[^']*'|[^"'<>])*>/g, (tag, name: string) =>
      voidElements.has(name) && !tag.endsWith("/>") ? `${tag.slice(0, -1)}/>` : tag,
    );
