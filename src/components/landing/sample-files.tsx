import { CodeBlock } from "../../content-components/code-block.tsx";
import type { SampleFile, SampleOutput } from "../../site/code/sample.ts";

interface SampleFilesProps {
  /** Name of the group in which one file is open at a time. */
  readonly name: string;
  readonly files: readonly (SampleFile | SampleOutput)[];
  /** Path of the file that is open at first. */
  readonly open: string;
}

/** The files of a folder with their sizes. */
export const SampleFiles = ({ name, files, open }: SampleFilesProps) => (
  <div className={`sample-files ${name}`}>
    {files.map((file) => (
      <details key={file.path} name={name} open={file.path === open}>
        <summary>
          <span className="path">{file.path}</span> <span className="size">{sizeOf(file)}</span>
        </summary>
        {"sources" in file && <p className="origin">{originOf(file)}</p>}
        {file.html !== undefined && <CodeBlock html={file.html} language={file.language} />}
      </details>
    ))}
  </div>
);

function sizeOf(file: SampleFile | SampleOutput): string {
  const size = `${file.size.toLocaleString("en")} bytes`;
  return "compressed" in file ? `${size}, ${file.compressed} compressed` : size;
}

function originOf({ sources, isOnDemand }: SampleOutput): string {
  const names = sources.map((path) => path.slice(path.lastIndexOf("/") + 1)).join(", ");
  return `${isOnDemand ? "Loaded when it is needed. " : ""}Made of ${names}.`;
}
