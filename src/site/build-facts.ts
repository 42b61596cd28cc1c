/** What the build knows and the prerender entry does not. */
export interface BuildFacts {
  /** Paths of the files that are emitted beside those it makes, below the output folder. */
  readonly files: readonly string[];
  /** Where content is checked strictly, each is of a host that is configured. */
  readonly remoteFiles: readonly RemoteFile[];
  /** Writes a script as short as it can be. */
  readonly minify: (script: string) => string;
  /** Of a script in a document, as a policy names it: `sha256-…`. */
  readonly scriptHash: (script: string) => string;
}

/** A file of another host that an article shows. */
export interface RemoteFile {
  readonly kind: "image" | "media" | "frame";
  /** Absolute. */
  readonly url: string;
}
