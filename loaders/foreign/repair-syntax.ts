import { parseErrorOf } from "../markdown/syntax.ts";
import { voidElements } from "../markdown/syntax-advice.ts";

/**
 * Rewrites comments, links in angle brackets, or void elements for MDX.
 *
 * @returns text with the same lines; nothing if the error is about something else
 */
export function repaired(text: string, error: unknown): string | undefined {
  const { offset, reason } = parseErrorOf(error);
  const [, name = "", line, column] =
    /closing tag for `<([a-z]+)[^`]*>` \(\d+:\d+-(\d+):(\d+)\)/.exec(reason) ?? [];
  if (voidElements.has(name)) {
    const end = offsetOf(text, Number(line), Number(column)) - 1;
    return text[end] === ">" ? replaced(text, end, end, "/") : undefined;
  }
  const start = offset === undefined ? -1 : text.lastIndexOf("<", offset);
  const rest = start < 0 ? "" : text.slice(start);
  const comment = /^<!--[^]*?-->/.exec(rest)?.[0];
  if (comment !== undefined)
    return replaced(text, start, start + comment.length, comment.replace(/[^\n]/g, " "));
  const [link, url = ""] =
    /^<((?:https?|ftp|mailto):[^\s<>]+|[^\s<>@/]+@[^\s<>@]+)>/.exec(rest) ?? [];
  // The target of a link may stand in angle brackets.
  if (link === undefined || text.slice(0, start).endsWith("](")) return undefined;
  const target = /^[a-z]+:/i.test(url) ? url : `mailto:${url}`;
  const label = url.replace(/[!-/:-@[-`{-~]/g, "\\$&");
  return replaced(text, start, start + link.length, `[${label}](<${target}>)`);
}

const replaced = (text: string, start: number, end: number, other: string) =>
  text.slice(0, start) + other + text.slice(end);

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .join("\n").length +
  Math.min(1, line - 1) +
  column -
  1;
