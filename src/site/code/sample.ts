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

/** A file that webpack emitted. Its path is relative to the output folder. */
export interface SampleOutput extends SampleFile {
  /** In bytes, after Brotli at its best. */
  readonly compressed: number;
  readonly sources: readonly string[];
  readonly isOnDemand: boolean;
}

/** What `import sample from "./sample/webpack.config.js?sample"` gives. */
export interface Sample {
  readonly config: SampleFile;
  readonly sources: readonly SampleFile[];
  readonly outputs: readonly SampleOutput[];
}
