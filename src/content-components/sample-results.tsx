import { codeMark, plainFence } from "../site/code/code-marks.ts";
import type { EmittedFile } from "../site/code/sample-results.ts";
import { grouped } from "../site/text/numbers.ts";
import { CodeBlock } from "./code-block.tsx";
import { useResult } from "./sample-context.ts";

interface ResultProps {
  /** Name of the sample; elements in `<Variants>` and `<Compare>` have none. */
  readonly of?: string;
  /** Set by `loaders/samples/`. */
  readonly result?: string;
}

interface OutputProps extends ResultProps {
  /** In the output folder; `*` stands for a hash. */
  readonly file: string;
  /** Shows the lines from the first one with this text. */
  readonly from?: string;
  /** Shows the lines up to the next one with this text. */
  readonly to?: string;
}

interface LogProps extends ResultProps {
  /** Shows the error with which it ends. */
  readonly fails?: true;
  /** A script in the output folder, for Node.js; by default, that of the first entry. */
  readonly file?: string;
  /** HTML or a script in the output folder, for a browser. */
  readonly page?: string;
}

/** Part of a file that webpack emitted. */
export const Output = ({ file, result }: OutputProps) => (
  <Text result={result} title={`dist/${file}`} />
);

/** What the build prints in a terminal. */
export const Stats = ({ result }: ResultProps) => <Text result={result} />;

/** The errors and warnings of the build. */
export const Problems = ({ result }: ResultProps) => <Text result={result} />;

/** What an emitted script prints. */
export const Log = ({ result }: LogProps) => <Text result={result} />;

function Text({ result, title }: { readonly result: string | undefined; readonly title?: string }) {
  const found = useResult(result);
  if (found?.kind !== "text") return null;
  const { text: code, language } = found;
  return (
    <CodeBlock html={codeMark({ code, fence: plainFence(language) })} {...{ language, title }} />
  );
}

/** The files that webpack emitted, with their sizes. */
export function Emitted({ result }: ResultProps) {
  const found = useResult(result);
  if (found?.kind !== "emitted") return null;
  return (
    <div className="table-box">
      <table className="emitted">
        <thead>
          <tr>
            <th>File</th>
            <th>Size</th>
            <th>With Brotli</th>
          </tr>
        </thead>
        <tbody>
          {found.files.map((file) => (
            <FileRow key={file.path} file={file} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const FileRow = ({ file }: { readonly file: EmittedFile }) => (
  <tr>
    <td>
      <code>{file.path}</code>
    </td>
    <td>{grouped(file.size)} bytes</td>
    <td>{grouped(file.compressed)} bytes</td>
  </tr>
);
