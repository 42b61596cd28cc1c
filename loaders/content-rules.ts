import type { RuleSetRule } from "webpack";

export interface ContentOptions {
  /** Absolute. */
  readonly root: string;
  /** If true, a broken page fails the build; otherwise it's built as far as possible. */
  readonly strict: boolean;
}

/** Modules that webpack executes during the build to render articles. */
export const articleLayer = "article";

const here = (file: string) => `${import.meta.dirname}/${file}`;

export const articleLoader = here("page/article-loader.ts");

/** Content files become pages; in the article layer, where `page-loader` imports them, articles. */
export function contentRules(options: ContentOptions): RuleSetRule[] {
  const last = { loader: here("readme/package-loader.ts"), options };
  const article = { loader: articleLoader, options };
  const page = { loader: here("page-loader.ts"), options };
  return [
    {
      test: /\.mdx?$/i,
      oneOf: [{ issuerLayer: articleLayer, use: article }, { use: page }],
    },
    {
      resourceQuery: /^\?page=/,
      // Its resource is JSON, which webpack would read itself.
      type: "javascript/auto",
      oneOf: [{ issuerLayer: articleLayer, use: [article, last] }, { use: [page, last] }],
    },
  ];
}
