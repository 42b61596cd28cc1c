import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { toString } from "mdast-util-to-string";
import type { LoaderContext } from "webpack";
import { attributeOf } from "../../loaders/code/code-fence.ts";
import { parseMarkdown } from "../../loaders/markdown/parse-markdown.ts";
import { readPageHead } from "../../loaders/page/page-title.ts";
import { readRecord, recordedTexts } from "../../loaders/samples/recorded.ts";
import type { ErrorEntry, ErrorGroup } from "../../src/site/errors/error-entries.ts";
import { urlOfPath } from "../../src/site/navigation/url.ts";
import { messagesOf } from "./error-messages.ts";

const folder = "errors";

/** The error index. It depends on its own pages and their records, and not on all others. */
export function watchedErrorGroups(
  context: LoaderContext<object>,
  root: string,
): Promise<readonly ErrorGroup[]> {
  for (const one of [folder, `samples/results/${folder}`])
    context.addContextDependency(path.join(root, one));
  return errorGroups(root);
}

/** Reads what the pages in `content/errors/` explain, and the recorded messages of their samples. */
export async function errorGroups(root: string): Promise<readonly ErrorGroup[]> {
  const files = await readdir(path.join(root, folder)).catch(() => []);
  const pages = files.filter((file) => file.endsWith(".mdx") && file !== "index.mdx");
  const groups = await Promise.all(pages.map((file) => readGroup(root, `${folder}/${file}`)));
  return groups.toSorted((a, b) => a.sort - b.sort).map(({ sort: _, ...group }) => group);
}

async function readGroup(root: string, file: string) {
  const source = await readFile(path.join(root, file), "utf8");
  const { title, sort = Infinity } = readPageHead(source, file, true).frontmatter;
  const recorded = [...recordedTexts((await readRecord(root, file)) ?? "")];
  const url = urlOfPath(file);
  const entries = sectionsOf(source).map(({ id, title: heading, samples }): ErrorEntry => {
    const texts = recorded.filter(([name]) => isOf(name, samples)).map(([, text]) => text);
    return { title: heading, url: `${url}#${id}`, messages: messagesOf(texts, heading) };
  });
  return { title, url, sort, entries };
}

interface Section {
  readonly id: string;
  readonly title: string;
  /** Names. */
  readonly samples: Set<string>;
}

/** Headings with an id of their own, and the samples below each. */
function sectionsOf(source: string): readonly Section[] {
  const sections: Section[] = [];
  for (const node of parseMarkdown(source).children) {
    const [, title, id] = (node.type === "heading" && heading.exec(toString(node))) || [];
    if (title !== undefined && id !== undefined) sections.push({ id, title, samples: new Set() });
    const sample = node.type === "code" && attributeOf(node.meta ?? "", "sample");
    if (sample) sections.at(-1)?.samples.add(sample);
  }
  return sections;
}

const heading = /^(.+?) \{#([\w-]+)\}$/s;

/** @param name in the record: `shop 1: problems` */
const isOf = (name: string, samples: ReadonlySet<string>) =>
  samples.has(name.split(" ", 1)[0] ?? "") && /: (?:problems|failure)\b/.test(name);
