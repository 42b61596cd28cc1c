import type { MDXContent } from "mdx/types.js";
import type { Anchor, Problem } from "../types.ts";
export interface RenderedArticle {
  readonly html: string;
  readonly anchors: readonly Anchor[];
  readonly islands: readonly string[];
  readonly problems: readonly Omit<Problem, "path">[];
}
/**
 * Renders a compiled page; called by `loaders/page-loader.ts` in the graph that webpack executes.
 *
 * @param Content the page's component
 * @param used names of the components that the page neither imports nor defines
 */
export declare function renderArticle(
  Content: MDXContent,
  used: readonly string[],
): RenderedArticle;
/** Names that writers may use, for the message about one that does not exist. */
export declare const componentNames: string[];
