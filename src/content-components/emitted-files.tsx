import { Breakable } from "../components/breakable/breakable.tsx";
import type { EmittedFile } from "../site/code/sample-results.ts";
import { separator } from "../site/text/lists.ts";
import { growthText, sizeText } from "../site/text/sizes.ts";

interface FilesProps {
  readonly files: readonly EmittedFile[];
}

/** A table of files with their sizes, when they're loaded, and what they were built from. */
export const EmittedFiles = ({ files }: FilesProps) => (
  <table className="emitted">
    <thead>
      <tr>
        <th>Emitted file</th>
        <th>Size</th>
        <th>Brotli</th>
      </tr>
    </thead>
    <tbody>
      {files.map((file) => (
        <FileRow key={file.path} file={file} />
      ))}
    </tbody>
    {files.length > 1 && (
      <tfoot>
        <tr>
          <td>{files.length} files</td>
          <td>{sizeText(sumOf(files.map(({ size }) => size)))}</td>
          <td>{sizeText(sumOf(files.map(({ compressed }) => compressed)))}</td>
        </tr>
      </tfoot>
    )}
  </table>
);

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

const FileRow = ({ file }: { readonly file: EmittedFile }) => (
  <tr className={file.difference && "highlighted"}>
    <td>
      <code>
        <Breakable text={file.path} />
      </code>
      <small>{originOf(file)}</small>
    </td>
    <td>
      {sizeText(file.size)}
      {file.difference?.growth !== undefined && <small>{growthText(file.difference.growth)}</small>}
    </td>
    <td>{sizeText(file.compressed)}</td>
  </tr>
);

/** More are counted. */
const mostSources = 4;

function originOf({ sources, isOnDemand, difference }: EmittedFile): string {
  const names = [...new Set(sources.map(sourceName))];
  const more = names.length - mostSources;
  const shown = more > 1 ? [...names.slice(0, mostSources), `${more} more`] : names;
  const list = shown.map((name, at) => separator(at, shown.length) + name).join("");
  return [
    difference?.isAlone === true && "Only here",
    isOnDemand && "Loaded on demand",
    list !== "" && `Built from ${list}`,
  ]
    .filter(Boolean)
    .join(". ");
}

/** Of a package, its name. */
const sourceName = (path: string): string =>
  /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
