import type { ShownOrigins } from "../../types.ts";

/** What the build passes to the prerender entry. */
export interface BuildFacts {
  /** Paths of all other emitted files, relative to the output folder. */
  readonly files: readonly string[];
  readonly origins: ShownOrigins;
  readonly minify: (script: string) => string;
  /** As a policy writes it: `sha256-…`. */
  readonly scriptHash: (script: string) => string;
}
