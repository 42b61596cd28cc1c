import type { Options } from "@mdx-js/loader";
import type { Pluggable } from "unified";
import { foreignSyntax } from "./foreign-syntax.ts";
import { rawHtml } from "./raw-html.ts";

/**
 * What the pipeline has besides for pages that were written for another site: what is no MDX is
 * read as Markdown, and a component that fails shows its children. Pages of this site have to be
 * right instead.
 */
export const foreign = {
  options: {
    development: true,
    jsxImportSource: `${import.meta.dirname}/../../src/content-components/foreign`,
  } satisfies Options & { readonly development: boolean },
  /** For the parser that stands before them. */
  remarkPlugins: [foreignSyntax] satisfies Pluggable[],
  rehypePlugins: [rawHtml] satisfies Pluggable[],
};

/** The last resort: a page that cannot be rendered shows its source. */
export const sourceHtml = (source: string): string =>
  `<pre tabindex="0"><code>${source.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;
