/** A file of a sample project, as readers see it. */
export interface SampleFile {
  /** Rooted at the sample's folder, with forward slashes: `src/index.js`. */
  readonly path: string;
  /** As Shiki names it. */
  readonly language: string;
  /** Highlighted; missing for a file that is no text. */
  readonly html: string | undefined;
  /** Bytes. */
  readonly size: number;
}

/** A file that webpack made of a sample project; its path is rooted at the output folder. */
export interface SampleOutput extends SampleFile {
  /** Bytes after Brotli's strongest compression. */
  readonly compressed: number;
  /** Paths of the source files in it. */
  readonly sources: readonly string[];
  /** Whether a page loads it only once it is asked for. */
  readonly isOnDemand: boolean;
}

/** What `import sample from "./sample/webpack.config.js?sample"` gives. */
export interface Sample {
  readonly config: SampleFile;
  readonly sources: readonly SampleFile[];
  readonly outputs: readonly SampleOutput[];
}
