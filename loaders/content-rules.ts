import type { RuleSetRule } from "webpack";
import { articleLayer } from "./layer.ts";

export interface ContentOptions {
  /** The content folder, absolute. */
  readonly root: string;
  /** Whether a broken page fails the build, or is built as far as it can be. */
  readonly strict: boolean;
}

export interface ArticleOptions extends ContentOptions {
  /**
   * How a page is understood. `markdown` and `plain` keep its HTML as it is and know no imports and
   * expressions: the one is for pages that have none, the other for pages that are no valid MDX.
   */
  readonly reading: "mdx" | "markdown" | "plain";
}

/**
 * The rules for content files: `page-loader` for whoever imports one, and for `page-loader` itself
 * (which asks in the article layer) the compiled article. They name the loaders and import none: a
 * build that takes every page from the cache never loads the MDX pipeline.
 *
 * @returns rules for `module.rules`
 */
export function contentRules(options: ContentOptions): RuleSetRule[] {
  const article = (reading: ArticleOptions["reading"], query?: RegExp): RuleSetRule => ({
    issuerLayer: articleLayer,
    resourceQuery: query,
    use: [
      here("article-loader.ts"),
      { loader: here("mdx-loader.ts"), options: { ...options, reading } },
    ],
  });
  return [
    {
      test: /\.mdx?$/i,
      oneOf: [
        { resourceQuery: /^\?optional/, use: here("optional-import-loader.ts") },
        article("markdown", /^\?markdown$/),
        article("plain", /^\?plain$/),
        article("mdx"),
        { use: { loader: here("page-loader.ts"), options } },
      ],
    },
  ];
}

const here = (file: string) => `${import.meta.dirname}/${file}`;
