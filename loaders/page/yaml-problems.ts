import { parseDocument, visit, type Document, type LineCounter } from "yaml";
import type { PageProblem } from "../../src/types.ts";

/** Explains YAML errors to people who rarely write it: at most one for each line, with a fix. */
export function yamlProblems(
  document: Document.Parsed,
  yaml: string,
  counter: LineCounter,
): readonly PageProblem[] {
  const lines = yaml.split(/\r?\n/);
  const errors = [...document.errors, ...aliases(document)].toSorted((a, b) => a.pos[0] - b.pos[0]);
  const end = Math.max(0, yaml.trimEnd().length - 1);
  const placed = errors.map((error) => ({
    ...error,
    line: counter.linePos(Math.min(error.pos[0], end)).line,
  }));
  // Other errors follow from the tabs.
  const tab = placed.find(({ code }) => code === "TAB_AS_INDENT");
  if (tab) return [{ line: tab.line, message: "the line is indented with a tab. Use spaces." }];
  const open = placed.some(({ message }) => message.startsWith("Missing closing"))
    ? lines.findIndex((text) => /^[^#]*?:\s+(["'])(?:(?!\1).)*$/.test(text)) + 1
    : 0;
  if (open > 0)
    return [{ line: open, message: "the quotation mark in this line is never closed." }];
  const byLine = Map.groupBy(placed, ({ line }) => line);
  return [...byLine].map(([line, [first]]) => ({
    line,
    message: messageOf(first?.code ?? "", lines[line - 1] ?? "", first?.message ?? ""),
  }));
}

/** Refuses aliases: a value that starts with `*` is emphasis that YAML misreads. */
function aliases(document: Document.Parsed) {
  const found: { code: string; message: string; pos: readonly [number, number] }[] = [];
  visit(document, {
    Alias(_key, { source, range }) {
      const at = range?.[0] ?? 0;
      found.push({ code: "ALIAS", message: `"*${source}" is an alias`, pos: [at, at] });
    },
  });
  return found;
}

function messageOf(code: string, text: string, reason: string): string {
  const [, name = ""] = field.exec(text) ?? [];
  const user = /^\s*-\s+@([\w-]+)\s*$/.exec(text)?.[1];
  if (user !== undefined) return `write a user name without "@": - ${user}`;
  if (code === "DUPLICATE_KEY") return `"${name}" is there twice. Remove one of them.`;
  if (isEntry(text) && parseDocument(text.trim()).errors.length + Number(code === "ALIAS") > 0) {
    return `YAML can't read this value.${quotationAdvice(text)}`;
  }
  if (isEntry(text))
    return `YAML can't read this line and the next one. Check how they are indented.`;
  return name === "" && /^[^-[\]{}\s]/.test(text)
    ? 'expected a field and its value, such as "title: Caching". "---" ends the front matter, and a line that continues the one above is indented.'
    : `YAML can't read this line: ${reason}.`;
}

/** Matches `title: Caching`, also in a list. */
const field = /^\s*(?:-\s+)?["']?([\w-]+)["']?\s*:\s+(?=\S)(.*?)\s*$/;
const isEntry = (text: string) => field.test(text) || /^\s*-\s+\S/.test(text);

/** How to quote a value that YAML misreads. Starts with a space; may be empty. */
export function quotationAdvice(text: string): string {
  const [, before = "", written = ""] =
    /^\s*((?:-\s+)?(?:["']?[\w-]+["']?\s*:\s+)?)(\S.*?)\s*$/.exec(text) ?? [];
  if (before === "") return "";
  const value = /^(["'])(.*)\1$/.exec(written)?.[2] ?? written;
  const quoted = value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return ` Put it in quotation marks: ${before}${quoted}`;
}
