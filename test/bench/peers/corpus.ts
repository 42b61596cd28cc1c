import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { markdownToMdast } from "satteri";
import { bundledLanguages } from "shiki";
import { SKIP, visit } from "unist-util-visit";
import type { ReadPages } from "../reading.ts";

/** A page as every generator of sites reads it: Markdown, without components, HTML, and local files. */
export interface PlainPage {
  readonly section: string;
  /** Of its file, without the extension. */
  readonly name: string;
  readonly text: string;
}

/** Reads the pages below a folder that are in a section. */
export async function readPages(content: string): Promise<readonly PlainPage[]> {
  const files = (await readdir(content, { recursive: true })).filter((file) =>
    /^[^/]+\/.+\.mdx?$/.test(file),
  );
  const pages = files.toSorted().map(async (file) => {
    const [section = "", ...rest] = file.replace(/\.mdx?$/, "").split("/");
    const text = plainText(await readFile(path.join(content, file), "utf8"), rest.join(" "));
    return { section, name: rest.join("-"), text };
  });
  return Promise.all(pages);
}

/** Of the section with the largest page: that one, the one in the middle by size, and the smallest. */
export function pagesToRead(pages: readonly PlainPage[]): ReadPages {
  const bySize = pages.toSorted((a, b) => b.text.length - a.text.length);
  const names = bySize
    .filter(({ section }) => section === bySize[0]?.section)
    .map(({ section, name }) => `${section}/${name}`);
  const [largest = ""] = names;
  const average = names[Math.floor(names.length / 2)] ?? "";
  return { from: names.at(-1) ?? "", average, largest };
}

/** The same pages again and again, in sections of their own. */
export const repeated = (pages: readonly PlainPage[], times: number): readonly PlainPage[] =>
  Array.from({ length: times }, (_, count) =>
    pages.map((page) => ({ ...page, section: `${page.section}-${count}` })),
  ).flat();

/** @param content the folder to write to; each section gets one below it */
export async function writePages(pages: readonly PlainPage[], content: string): Promise<void> {
  for (const section of new Set(pages.map((page) => page.section)))
    await mkdir(path.join(content, section), { recursive: true });
  for (const { section, name, text } of pages)
    await writeFile(path.join(content, section, `${name}.md`), text);
}

/** One generator stops at a language that it doesn't know; attributes after it are this site's. */
const plainFence = (line: string) =>
  line.replace(fence, (_, mark: string, language: string) =>
    language.toLowerCase() in bundledLanguages ? mark + language.toLowerCase() : mark,
  );
const fence = /^(\s*(?:`{3,}|~{3,})) *(\w[\w-]*).*$/;

/** Cuts what one generator reads unlike another, by its position; all other text stays as it was. */
function plainText(text: string, name: string): string {
  const cuts: Cut[] = [];
  visit(markdownToMdast(text), (node) => {
    const with_ = replacementOf(node);
    if (with_ === undefined) return;
    const { start, end } = node.position ?? {};
    cuts.push({ start: start?.offset ?? 0, end: end?.offset ?? 0, with: with_ });
    return SKIP;
  });
  const plain = cuts
    .toReversed()
    .reduce((all, cut) => all.slice(0, cut.start) + cut.with + all.slice(cut.end), text)
    .split("\n")
    .map(plainFence)
    .join("\n");
  const [, title = name] = /^title: *(.*)$/m.exec(text) ?? [];
  return `---\ntitle: ${title}\n---\n\n${plain.trim()}\n`;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly with: string;
}

function replacementOf(node: Nodes): string | undefined {
  switch (node.type) {
    case "paragraph":
      // Code of an MDX page.
      return /^(?:import|export) /.test(toString(node)) ? "" : undefined;
    case "yaml":
    case "html":
    case "image":
    case "imageReference":
    case "footnoteReference":
    case "footnoteDefinition":
      return "";
    case "definition":
    case "link":
      if (/^https?:/.test(node.url)) return undefined;
      return node.type === "link" ? toString(node) : "";
    case "linkReference":
      return toString(node);
    default:
      return undefined;
  }
}
