import { isUtf8 } from "node:buffer";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { VFile } from "vfile";
import { exists, factsOf } from "../page/page-facts.ts";
import { readRegions } from "./regions.ts";
import type { SourceFile } from "./sample-project.ts";

/** A file of a sample, with the parts that fences can show. */
export interface SampleFile extends SourceFile {
  readonly regions?: ReadonlyMap<string, string>;
}

/**
 * Reads what a sample has in a folder of its own, `content/samples/<name>/`.
 *
 * @param root content folder
 */
export function folderFiles(page: VFile, root: string, name: string): Map<string, SampleFile> {
  const folder = path.join(root, "samples", name);
  if (!exists(page, folder)) return new Map();
  factsOf(page).foldersRead.push(folder);
  const paths = globSync("**/*", { cwd: folder }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  return new Map(
    paths.toSorted().map((file): [string, SampleFile] => {
      const content = readFileSync(path.join(folder, file));
      const key = file.replaceAll("\\", "/");
      if (!isUtf8(content)) return [key, { content: content.toString("base64"), isBinary: true }];
      const { text, regions } = readRegions(content.toString());
      return [key, { content: text, regions }];
    }),
  );
}
