/** What came out when the build ran a sample. */

/** A file that webpack emitted, relative to the output folder. */
export interface EmittedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In bytes, after Brotli at its best. */
  readonly compressed: number;
  /** Paths of its source files. */
  readonly sources: readonly string[];
  /** Whether it's loaded only when code asks for it. */
  readonly isOnDemand: boolean;
  /** Missing for binary files, and if it isn't asked for. */
  readonly code?: string;
  /** Missing if nothing is compared, or nothing differs. */
  readonly difference?: FileDifference;
}

/** What distinguishes a file from that of another state, beside it. */
export interface FileDifference {
  /** Whether the other state hasn't such a file. */
  readonly isAlone: boolean;
  /** Only in the later state: by how many bytes it's larger. */
  readonly growth?: number;
}

/** What a file has, or a program prints. */
export interface TextResult {
  readonly kind: "text";
  readonly text: string;
  /** Shiki's name, or `ansi` for what a terminal shows. */
  readonly language: string;
  /** Path in the project of the file that it's in. */
  readonly path?: string;
  readonly isExcerpt?: boolean;
  /** Whether webpack's output was minimized, and is shown with line breaks. */
  readonly isFormatted?: boolean;
  /** Whether it's what a page prints in a browser. */
  readonly isConsole?: boolean;
  /** What was called in a terminal. */
  readonly command?: string;
  /** Lines that another state, beside it, doesn't have: the first and last ones, from 1. */
  readonly marked?: readonly (readonly [first: number, last: number])[];
}

/** Modules and the chunks that have them. */
export interface SampleGraph {
  readonly chunks: readonly GraphChunk[];
  readonly modules: readonly GraphModule[];
}

export interface GraphChunk {
  readonly id: string;
  readonly name: string | undefined;
  readonly files: readonly string[];
  readonly isInitial: boolean;
}

export interface GraphModule {
  /** `./src/index.js` */
  readonly name: string;
  readonly size: number;
  /** Ids. */
  readonly chunks: readonly string[];
  readonly imports: readonly { readonly name: string; readonly isOnDemand: boolean }[];
}

export type SampleResult =
  | { readonly kind: "emitted"; readonly files: readonly EmittedFile[] }
  | { readonly kind: "graph"; readonly graph: SampleGraph }
  | TextResult;

/** Id of a state → what its page wants to show of it, in that order. */
export type SampleResults = Readonly<Record<string, readonly SampleResult[]>>;
