import type { ShownOrigins } from "../../types.ts";

/** What the build passes to the prerender entry. */
export interface BuildFacts {
  /** Paths of all other emitted files, below the output folder. */
  readonly files: readonly string[];
  readonly origins: ShownOrigins;
  /** Minifies a script. */
  readonly minify: (script: string) => string;
  /** The hash of a script as a policy writes it: `sha256-…`. */
  readonly scriptHash: (script: string) => string;
}
