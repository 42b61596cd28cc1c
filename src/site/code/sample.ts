import type { EmittedFile } from "./sample-results.ts";

export interface SampleFile {
  /** Relative to the sample's folder, with forward slashes: `src/index.js`. */
  readonly path: string;
  /** Shiki's name for it. */
  readonly language: string;
  /** Highlighted; missing for binary files. */
  readonly html: string | undefined;
  /** In bytes. */
  readonly size: number;
}

export type SampleOutput = SampleFile & EmittedFile;

/** What a sample emits in one mode. */
export interface SampleVariant {
  /** `"production"`, as it is in the configuration. */
  readonly mode: string;
  readonly outputs: readonly SampleOutput[];
}

/** What `import sample from "./sample/webpack.config.js?sample"` gives. */
export interface Sample {
  readonly config: SampleFile;
  readonly sources: readonly SampleFile[];
  readonly variants: readonly SampleVariant[];
}
