import type { PublishedBuild } from "./published-build.ts";

/** What the browser has kept, of all builds. */
export interface Kept {
  /** Paths of scripts, styles and pictures. */
  readonly files: ReadonlySet<string>;
  /** Addresses of pages whose HTML is there. */
  readonly documents: ReadonlySet<string>;
  /** The build of the document on the screen, where that is known. */
  readonly current?: PublishedBuild;
  /** Other builds that can show what is kept of them: one that is saved whole, and older ones. */
  readonly others?: readonly PublishedBuild[];
}

/** What a reader without a network can do with a link to a page. */
export type Readability = "here" | "by-loading" | "not-saved";

/**
 * How a page can be read without a network: in the document on the screen, whose build has it in a
 * chunk, or in one that is loaded anew, from its own HTML or by another build.
 *
 * @param url as `canonicalUrl` writes it, without query and hash
 */
export function readability(
  url: string,
  { files, documents, current, others = [] }: Kept,
): Readability {
  const has = (build: PublishedBuild | undefined) => files.has(build?.pages[url] ?? "");
  if (has(current)) return "here";
  return documents.has(url) || others.some(has) ? "by-loading" : "not-saved";
}
