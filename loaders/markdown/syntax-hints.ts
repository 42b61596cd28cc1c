import type { Root, TableRow, Text } from "mdast";
import { visit } from "./visit.ts";
import type { VFile } from "vfile";
import { shortened } from "../../src/site/schemas.ts";
import { factsOf } from "../page/page-facts.ts";

/** Syntax that should not be visible to readers, with advice for writers. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^:{3,}[^\n]*/m, "For an aside, write > [!NOTE]."],
  [/^(?:!!!|\?\?\?\+?) \w[^\n]*/m, "For an aside, write > [!NOTE]."],
  [/^\[?\[toc\]\]?$/im, "Remove it: every page shows its contents beside the text."],
  [/^<<<[^\n]*/m, "Other files can't be included. Put the code in a fence."],
  [/\{\{[^\n]*?\}\}/, "Templates are not evaluated. Write what it stands for."],
  [/\{%[^\n]*?%\}/, "Templates are not evaluated. Write what it stands for."],
  [/^import\s[^\n]+\sfrom\s+["'][^"'\n]+["'];?$/m, "Put an empty line above it."],
  [/^#{2,6}[^# \t\n][^\n]*/, 'Put a space after the last "#".'],
  [
    /^\|[^\n]*\|[ \t]*$/m,
    'Add a line like "| --- | --- |" below the head, with a cell for each column.',
  ],
  [/\[\^[^\]\s]+\]/, "The footnote has no text. Write it at the end of the page: [^1]: …"],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/, "The link has no address. Write [text](address)."],
  [/\[[^\]\n]+\]\([^()\s"']+ [^()\n"']+\)/, "In an address, a space is written %20."],
];

/** A remark plugin that reports mistyped Markdown and other generators' syntax, once per page. */
export function syntaxHints() {
  return (tree: Root, file: VFile) => {
    const open = new Set(kinds);
    const note = (line: number, message: string) => factsOf(file).problems.push({ line, message });
    visit(tree, "text", (node: Text) => {
      for (const kind of open) {
        const [pattern, advice] = kind;
        const match = pattern.exec(node.value);
        if (match === null) continue;
        open.delete(kind);
        const line = node.value.slice(0, match.index).split("\n").length - 1;
        note(lineOf(node) + line, `"${shortened(match[0])}" is shown as text. ${advice}`);
      }
    });
    visit(tree, "table", ({ children: [head, ...rows] }) => {
      const cells = head?.children.length ?? 0;
      const longer = rows.filter((row) => row.children.length > cells);
      for (const row of longer) note(lineOf(row), tooManyCells(row, cells));
    });
  };
}

const lineOf = ({ position }: Text | TableRow) => position?.start.line ?? 1;

const tooManyCells = ({ children }: TableRow, cells: number) =>
  `this row has ${children.length} cells in ${cells} columns, so the last are lost. Inside a cell, write | as \\|.`;
