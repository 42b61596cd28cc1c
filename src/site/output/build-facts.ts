import type { ContentDirectory, Page, ShownOrigins } from "../../types.ts";

/** What the build passes to the prerender entry. */
export interface BuildFacts {
  /** Its `anchors` are empty, because they come with the pages. */
  readonly tree: ContentDirectory;
  /** Reads the page of a content file. */
  readonly page: (path: string) => Page | undefined;
  /** Paths of all other emitted files, relative to the output folder. */
  readonly files: readonly string[];
  readonly origins: ShownOrigins;
  readonly minify: (script: string) => string;
  /** As a policy writes it: `sha256-…`. */
  readonly scriptHash: (script: string) => string;
}
