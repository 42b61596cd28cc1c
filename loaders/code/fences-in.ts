import path from "node:path";
import type { Code, Paragraph, Parents, Root, RootContent } from "mdast";
import { visit } from "../markdown/visit.ts";

export interface FoundFence {
  readonly node: Code;
  readonly parent: Parents;
  /** The file name on a line above it. */
  readonly lineAbove: string | undefined;
}

export function fencesIn(tree: Root): readonly FoundFence[] {
  const found: FoundFence[] = [];
  visit(tree, "code", (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    found.push({ node, parent, lineAbove: fileNameLine(parent.children[index - 1]) });
  });
  return found;
}

/** The file name of a `**webpack.config.js**` or `[webpack.config.js]` line above a fence. */
function fileNameLine(node: RootContent | undefined): string | undefined {
  if (node?.type !== "paragraph" || node.children.length !== 1) return undefined;
  const name = boldText(node) ?? bracketedText(node);
  return name === undefined ? undefined : fileName(name);
}

/** Whether a line above a sample names its file, and how. */
export const fileName = (line: string): string | undefined =>
  /^[^\s]*[./][^\s]*$/.test(line) || line === "project" ? path.posix.normalize(line) : undefined;

function boldText({ children: [only] }: Paragraph): string | undefined {
  const inner =
    only?.type === "strong" && only.children.length === 1 ? only.children[0] : undefined;
  return inner?.type === "text" || inner?.type === "inlineCode" ? inner.value : undefined;
}

function bracketedText({ children: [only] }: Paragraph): string | undefined {
  return only?.type === "text" ? /^\[([^\]\s]+)\]$/.exec(only.value)?.[1] : undefined;
}
