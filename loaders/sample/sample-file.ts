import { isUtf8 } from "node:buffer";
import path from "node:path";
import type { SampleFile } from "../../src/site/code/sample.ts";
import { parseFence } from "../code/code-fence.ts";
import { highlightInProcess } from "../workers.ts";

/** @param name path in the project */
export async function sampleFile(name: string, content: Buffer): Promise<SampleFile> {
  const extension = path.extname(name).slice(1);
  const fence = parseFence(extension === "svg" ? "xml" : extension, undefined);
  const code = isUtf8(content) ? content.toString().trimEnd() : undefined;
  const [html] = code === undefined ? [] : await highlightInProcess([{ code, fence }]);
  return { path: name, language: fence.language, html, size: content.length };
}

/** HTML first, then the files that it loads, then the rest; each kind by name. */
export const inReadingOrder = (a: SampleFile, b: SampleFile): number =>
  rank(a) - rank(b) || (a.path < b.path ? -1 : 1);

const kinds = ["html", "js", "ts", "css", "json"];

const rank = ({ language }: SampleFile): number => {
  const at = kinds.indexOf(language);
  return at < 0 ? kinds.length : at;
};
