/** A file of a sample project. */
export interface SampleFile {
  /** Relative to the sample's folder, with forward slashes: `src/index.js`. */
  readonly path: string;
  /** Shiki's name. */
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
  /** Paths of the source files that it contains. */
  readonly sources: readonly string[];
  /** Whether pages load it on demand. */
  readonly isOnDemand: boolean;
}

/** What `import sample from "./sample/webpack.config.js?sample"` gives. */
export interface Sample {
  readonly config: SampleFile;
  readonly sources: readonly SampleFile[];
  readonly outputs: readonly SampleOutput[];
}
