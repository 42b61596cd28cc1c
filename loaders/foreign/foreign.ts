import type { Options } from "@mdx-js/loader";
import type { Pluggable } from "unified";
import { foreignSyntax } from "./foreign-syntax.ts";
import { rawHtml } from "./raw-html.ts";

/** For other sites' pages, which must be shown even with mistakes. */
export const foreign = {
  options: {
    development: true,
    jsxImportSource: `${import.meta.dirname}/../../src/content-components/foreign`,
  } satisfies Options & { readonly development: boolean },
  /** Wraps the parser that is registered before it. */
  remarkPlugins: [foreignSyntax] satisfies Pluggable[],
  rehypePlugins: [rawHtml] satisfies Pluggable[],
};

/** The last resort: a page that can't be rendered shows its source. */
export const sourceHtml = (source: string): string =>
  `<pre tabindex="0"><code>${source.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;
