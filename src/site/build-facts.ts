import type { ShownOrigins } from "../types.ts";

/** What the build knows and the prerender entry does not. */
export interface BuildFacts {
  /** Paths of the files that are emitted beside those it makes, below the output folder. */
  readonly files: readonly string[];
  /** Of all articles. */
  readonly origins: ShownOrigins;
  /** Writes a script as short as it can be. */
  readonly minify: (script: string) => string;
  /** Of a script in a document, as a policy names it: `sha256-…`. */
  readonly scriptHash: (script: string) => string;
}
