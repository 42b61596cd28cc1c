import type { Expression } from "estree";
import type { VFile } from "vfile";
import { identifier, literal } from "../markdown/estree.ts";
import type { Fence } from "./code-fence.ts";

export interface CodeSample {
  readonly code: string;
  readonly fence: Fence;
}

declare module "vfile" {
  interface DataMap {
    samples?: CodeSample[];
  }
}

/** Variable of a compiled page with the HTML of its samples. Writers don't use it. */
const samples = "_samples";

/** Returns an expression for the sample's HTML, which another thread makes after this page. */
export function addSample(page: VFile, sample: CodeSample): Expression {
  const index = (page.data.samples ??= []).push(sample) - 1;
  return {
    type: "MemberExpression",
    object: identifier(samples),
    property: literal(index),
    computed: true,
    optional: false,
  };
}

/** @param html of the samples, in their order */
export const withSamples = (code: string, html: readonly string[]): string =>
  `const ${samples} = ${JSON.stringify(html)};\n${code}`;
