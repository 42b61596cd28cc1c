import type { Code } from "mdast";
import { attributeOf } from "../code/code-fence.ts";
import type { Expected } from "./sample-project.ts";

/** A fence that is a file of a sample: ```` ```js sample=shop file=src/index.js ```` */
export interface SampleFence {
  readonly sample: string;
  /** Path in the project. */
  readonly file: string;
  /** Shows only this part of the file. */
  readonly region: string | undefined;
  readonly isDiff: boolean;
  readonly isHidden: boolean;
  readonly mode: string | undefined;
  readonly expected: Expected | undefined;
}

/** @returns nothing if the fence is no part of a sample, or what is wrong with it */
export function readSampleFence({ lang, meta }: Code): SampleFence | string | undefined {
  const words = meta ?? "";
  const sample = attributeOf(words, "sample");
  if (sample === undefined) return undefined;
  const [file = "", region] = (attributeOf(words, "file") ?? "").split("#");
  if (file === "")
    return `the fence of sample "${sample}" names no file: expected file=src/index.js.`;
  if (/^(?:\/|\.\.?\/)|\\/.test(file))
    return `file=${file} is not a path in the sample: expected one like src/index.js.`;
  const expected = attributeOf(words, "expect");
  if (expected !== undefined && !isExpected(expected))
    return `expect=${expected}: expected "error" or "warning".`;
  return {
    sample,
    file,
    region,
    isDiff: lang === "diff",
    isHidden: /(?:^|\s)hidden(?=\s|$)/.test(words),
    mode: attributeOf(words, "mode"),
    expected,
  };
}

const isExpected = (value: string): value is Expected => value === "error" || value === "warning";
