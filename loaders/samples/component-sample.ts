import { isUtf8 } from "node:buffer";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { plainFence } from "../../src/site/code/code-marks.ts";
import type { SampleFile } from "../../src/site/code/sample.ts";
import { languageOfFile } from "../code/languages.ts";
import { highlightInProcess } from "../workers.ts";
import { rankOf } from "./emitted-files.ts";
import type { SourceFile, SourceFiles } from "./sample-project.ts";

/** Reads all files of a folder. */
export async function readSampleFolder(folder: string): Promise<SourceFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, SourceFile]> => {
        const file = path.join(parentPath, name);
        const content = await readFile(file);
        const isBinary = !isUtf8(content);
        return [
          path.relative(folder, file).replaceAll("\\", "/"),
          {
            content: content.toString(isBinary ? "base64" : "utf8"),
            ...(isBinary && { isBinary }),
          },
        ];
      }),
    ),
  );
}

/** A file as readers see it: highlighted, unless it isn't text. */
export async function shown(file: string, source: SourceFile | undefined): Promise<SampleFile> {
  const { content = "", isBinary = source === undefined } = source ?? {};
  const fence = plainFence(languageOfFile(file));
  const [html] = isBinary ? [] : await highlightInProcess([{ code: content.trimEnd(), fence }]);
  const size = Buffer.byteLength(content, isBinary ? "base64" : "utf8");
  return { path: file, language: fence.language, html, size };
}

/** HTML first, then the files that it loads, then the rest; each kind by name. */
export const inReadingOrder = (a: SampleFile, b: SampleFile): number =>
  rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1);
