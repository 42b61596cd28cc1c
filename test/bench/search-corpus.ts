import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The size that the budgets of search are for. */
export const corpusSize = { pages: 150, words: 1200 };

const folders = ["concepts", "configuration", "guides", "api", "loaders", "plugins"];

/**
 * Writes pages of real technical English, put together from what the installed packages say about
 * themselves: as many and as long as the budgets of search are for.
 *
 * @param packages a folder `node_modules`
 * @param content the folder to write to
 */
export async function writeCorpus(packages: string, content: string): Promise<void> {
  const parts = partsOf(await readmes(packages));
  const pages = pagesFrom(parts).slice(0, corpusSize.pages);
  if (pages.length < corpusSize.pages) throw new Error(`Text for ${pages.length} pages only.`);
  for (const folder of folders) await mkdir(path.join(content, folder), { recursive: true });
  for (const [index, text] of pages.entries()) {
    const folder = folders[index % folders.length] ?? "";
    await writeFile(path.join(content, folder, `page-${index}.md`), text);
  }
}

/** Texts of the packages in the order of their names. */
async function readmes(packages: string): Promise<readonly string[]> {
  const entries = await readdir(packages);
  const names = entries.filter((name) => /^[a-z]/.test(name)).toSorted();
  const texts = names.map((name) =>
    readFile(path.join(packages, name, "README.md"), "utf8").catch(() => ""),
  );
  return Promise.all(texts);
}

/** Each part starts with a heading; licences and lists of addresses, which all have, are left out. */
const partsOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => text.replaceAll("\r\n", "\n").split(/^(?=##? )/m))
    .filter((part) => /^##? [A-Za-z]/.test(part) && wordCount(part) > 60)
    .filter((part) => !/^##? (?:licen[cs]e|sponsors|contribut|install|badges)/i.test(part))
    .map((part) => part.replace(/^# /, "## "));

function pagesFrom(parts: readonly string[]): readonly string[] {
  const pages: string[] = [];
  let page = "";
  for (const part of parts) {
    page += `${part}\n`;
    if (wordCount(page) < corpusSize.words) continue;
    pages.push(`---\ntitle: ${titleOf(page)} ${pages.length}\n---\n\n${cut(page)}\n`);
    page = "";
  }
  return pages;
}

const titleOf = (page: string) =>
  JSON.stringify(/^## (.*)$/m.exec(page)?.[1] ?? "")
    .slice(1, -1)
    .replace(/[^\w ]/g, "");

/** The page as far as its last line below the wanted number of words. */
function cut(page: string): string {
  let words = 0;
  const lines = page.split("\n").filter((line) => (words += wordCount(line)) <= corpusSize.words);
  // A fence that was cut in two would take in all that follows.
  const isOpen = lines.filter((line) => line.startsWith("```")).length % 2 === 1;
  return [...lines, ...(isOpen ? ["```"] : [])].join("\n");
}

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;
