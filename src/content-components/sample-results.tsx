import { codeMark, plainFence } from "../site/code/code-marks.ts";
import type { TextResult } from "../site/code/sample-results.ts";
import { CodeBlock } from "./code-block.tsx";
import { EmittedFiles } from "./emitted-files.tsx";
import { useResult } from "./sample-context.ts";

interface ResultProps {
  /** Name of the sample; elements in `<Variants>` and `<Compare>` have none. */
  readonly of?: string;
  /** Set by `loaders/samples/`. */
  readonly result?: string;
}

interface TextResultProps extends ResultProps {
  /** Shows the lines from the first one with this text. */
  readonly from?: string;
  /** Shows the lines up to the next one with this text. */
  readonly to?: string;
}

interface OutputProps extends TextResultProps {
  /** In the output folder; `*` stands for a hash. */
  readonly file: string;
}

interface LogProps extends TextResultProps {
  /** Shows the error with which it ends. */
  readonly fails?: true;
  /** A script in the output folder, for Node.js; by default, that of the first entry. */
  readonly file?: string;
  /** HTML or a script in the output folder, for a browser. */
  readonly page?: string;
}

/** The files that webpack emitted, with their sizes. */
export function Emitted({ result }: ResultProps) {
  const found = useResult(result);
  // In development, all results are texts while the sample runs.
  if (found?.kind === "text") return <Text result={found} />;
  return found?.kind === "emitted" ? <EmittedFiles files={found.files} /> : null;
}

/** Part of a file that webpack emitted. */
export function Output({ result }: OutputProps) {
  const found = useResult(result);
  if (found?.kind !== "text") return null;
  const note = [found.isExcerpt && "excerpt", found.isFormatted && "formatted"].filter(Boolean);
  return <Text result={found} title={found.path} note={note.join(", ")} />;
}

/** What the build prints in a terminal. */
export const Stats = ({ result }: TextResultProps) => (
  <Terminal result={result} otherwise="The build prints nothing." />
);

/** The errors and warnings of the build. */
export const Problems = ({ result }: TextResultProps) => (
  <Terminal result={result} otherwise="No errors or warnings." look="wraps" />
);

/** What an emitted script prints. */
export const Log = ({ result }: LogProps) => (
  <Terminal result={result} otherwise="The script prints nothing." />
);

interface TerminalProps {
  readonly result: string | undefined;
  /** For a result without any text. */
  readonly otherwise: string;
  readonly look?: string;
}

function Terminal({ result, otherwise, look }: TerminalProps) {
  const found = useResult(result);
  if (found?.kind !== "text") return null;
  const { command, isConsole } = found;
  return (
    <>
      {command !== undefined && <Text result={{ kind: "text", text: command, language: "bash" }} />}
      <Text
        result={found.text === "" ? { ...found, text: otherwise } : found}
        look={isConsole === true ? "console" : look}
      />
    </>
  );
}

interface TextProps {
  readonly result: TextResult;
  readonly title?: string;
  readonly note?: string;
  readonly look?: string;
}

export function Text({ result: { text: code, language, marked = [] }, ...props }: TextProps) {
  const html = codeMark({ code, fence: { ...plainFence(language), highlighted: marked } });
  return <CodeBlock {...{ html, language, ...props }} />;
}
