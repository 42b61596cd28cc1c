import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import type { LoaderContext } from "webpack";
import { attributeOf } from "../../loaders/code/code-fence.ts";
import { readPageHead } from "../../loaders/page/page-title.ts";
import { readRecord, recordedTexts } from "../../loaders/samples/recorded.ts";
import type { ErrorEntry, ErrorGroup } from "../../src/site/errors/error-entries.ts";
import { wordsOfMessage } from "../../src/site/errors/message-words.ts";
import { urlOfPath } from "../../src/site/navigation/url.ts";
import { valueModule } from "./virtual-modules.ts";

const folder = "errors";

/** The error index. It depends on its own pages and their records, and not on all others. */
export async function errorsModule(context: LoaderContext<object>, root: string): Promise<string> {
  for (const one of [folder, `samples/results/${folder}`])
    context.addContextDependency(path.join(root, one));
  return valueModule(await errorGroups(root));
}

/** Reads what the pages in `content/errors/` explain. Their samples' messages are recorded. */
export async function errorGroups(root: string): Promise<readonly ErrorGroup[]> {
  const files = await readdir(path.join(root, folder)).catch(() => []);
  const pages = files.filter((file) => file.endsWith(".mdx") && file !== "index.mdx");
  const groups = await Promise.all(pages.map((file) => readGroup(root, `${folder}/${file}`)));
  return groups.toSorted((a, b) => a.sort - b.sort).map(({ sort: _, ...group }) => group);
}

async function readGroup(root: string, file: string) {
  const source = await readFile(path.join(root, file), "utf8");
  const { title, sort = Infinity } = readPageHead(source, file, true).frontmatter;
  const texts = recordedTexts((await readRecord(root, file)) ?? "");
  const url = urlOfPath(file);
  const entries = messagesIn(source).map(({ id, title: message, samples }): ErrorEntry => {
    const said = [...texts].filter(([name]) => isMessage(name, samples)).map(([, text]) => text);
    return { title: message, url: `${url}#${id}`, words: commonWords(message, said.join("\n")) };
  });
  return { title, url, sort, entries };
}

interface Message {
  readonly id: string;
  readonly title: string;
  readonly samples: Set<string>;
}

/** Headings with an id of their own, and the samples below each. */
function messagesIn(source: string): readonly Message[] {
  const messages: Message[] = [];
  for (const node of fromMarkdown(source).children) {
    const [, title, id] = (node.type === "heading" && headingText.exec(toString(node))) || [];
    if (title !== undefined && id !== undefined) messages.push({ id, title, samples: new Set() });
    const sample = node.type === "code" && attributeOf(node.meta ?? "", "sample");
    if (sample) messages.at(-1)?.samples.add(sample);
  }
  return messages;
}

const headingText = /^(.+?) \{#([\w-]+)\}$/s;

/** Of a name in the records, `shop 1: problems`. */
const isMessage = (name: string, samples: ReadonlySet<string>) =>
  samples.has(name.split(" ", 1)[0] ?? "") && /: (?:problems|failure)$/.test(name);

/** Names in the message that its title doesn't have are those of the sample. */
function commonWords(title: string, message: string): readonly string[] {
  const { plain, quoted } = wordsOfMessage(message.replaceAll(lastLine, ""));
  const inTitle = wordsOfMessage(title);
  const words = inTitle.plain.union(inTitle.quoted);
  return [...plain.union(quoted.intersection(words))].toSorted();
}

/** `webpack compiled with 1 error`, which all builds print. */
const lastLine = /^webpack compiled .*$/gm;
