/** A file of a sample, as its writer left it. */
export interface SourceFile {
  /** Binary files are in Base64. */
  readonly content: string;
  readonly isBinary?: boolean;
  /** Line of the page with the fence that wrote it last; missing for a file of a folder. */
  readonly line?: number;
}

/** By their paths in the project: `src/index.js`. */
export type SourceFiles = Readonly<Record<string, SourceFile>>;

/** Something that a page shows of a built sample. */
export type Wanted =
  | { readonly kind: "emitted"; readonly withCode?: true }
  | { readonly kind: "graph" }
  | ({ readonly kind: "stats" | "problems" } & Excerpt)
  /** What an emitted script prints in Node.js, or a page in a browser, or how it fails. */
  | LogWanted
  | ({ readonly kind: "output"; readonly file: string } & Excerpt);

export interface LogWanted extends Excerpt {
  readonly kind: "log";
  readonly file?: string;
  readonly page?: string;
  readonly fails?: true;
}

/** Whole lines: from the first one with a text, to the next one with another. */
export interface Excerpt {
  readonly from?: string;
  readonly to?: string;
}

export type Expected = "error" | "warning";

/** A sample as it is at one place of its page. */
export interface SampleState {
  /** `split-vendors 2`: the second state of a sample. */
  readonly id: string;
  readonly name: string;
  readonly files: SourceFiles;
  /** What `webpack --mode` would be called with. */
  readonly mode: string;
  /** Missing if webpack must have nothing against it. */
  readonly expected?: Expected;
  readonly wanted: readonly (Wanted & { readonly line: number })[];
  /** Where the page shows it, or of the last fence. */
  readonly line: number;
  /** Only of the states of such an element. */
  readonly variants?: SampleVariants;
}

/** `<Variants>` or `<Compare>`. */
export interface SampleVariants {
  readonly element: string;
  /** Of its states. */
  readonly ids: readonly string[];
}
