import { existsSync, readFileSync, statSync } from "node:fs";
import type { LoaderContext } from "webpack";
import type { VFile } from "vfile";

interface PageFiles {
  readonly read: Set<string>;
  /** Paths of which only the existence matters: a page that a link names may change freely. */
  readonly lookedFor: Set<string>;
}

// MDX's loader hands nothing on but the compiled text: what its transforms touch waits here.
const touched = new Map<string, PageFiles>();

const filesOf = ({ path }: VFile): PageFiles => {
  const files = touched.get(path) ?? { read: new Set(), lookedFor: new Set() };
  touched.set(path, files);
  return files;
};

/**
 * Whether there is a file or a folder; a page is compiled again when that changes.
 *
 * @param page on its way through the pipeline
 * @param file absolute
 */
export function exists(page: VFile, file: string): boolean {
  filesOf(page).lookedFor.add(file);
  return existsSync(file);
}

/** The same for a file alone: a folder can be linked to, but neither shown nor downloaded. */
export const isFile = (page: VFile, file: string): boolean =>
  exists(page, file) && statSync(file).isFile();

/** The bytes of a file; a page is compiled again when they change. */
export function read(page: VFile, file: string): Buffer {
  filesOf(page).read.add(file);
  return readFileSync(file);
}

type FileWatcher = Pick<
  LoaderContext<object>,
  "resourcePath" | "addDependency" | "addMissingDependency"
>;

/** Tells webpack which files a page has touched while it was compiled. */
export function addFiles(context: FileWatcher): void {
  const { read: files = [], lookedFor = [] } = touched.get(context.resourcePath) ?? {};
  for (const file of files) context.addDependency(file);
  for (const file of lookedFor) context.addMissingDependency(file);
  touched.delete(context.resourcePath);
}
