import { createRequire } from "node:module";
import type { RuleSetRule } from "webpack";

export interface ContentOptions {
  /** Absolute. */
  readonly root: string;
  /** If true, a broken page fails the build; otherwise it's built as far as possible. */
  readonly strict: boolean;
}

/** Modules that webpack executes during the build to render articles. */
export const articleLayer = "article";

type Pipeline = typeof import("./markdown/mdx.ts");

/** Content files become pages; in the article layer, where `page-loader` imports them, articles. */
export function contentRules(options: ContentOptions): RuleSetRule[] {
  // Loading it takes half a second, which a fully cached build saves.
  const pipeline = (): Pipeline => createRequire(import.meta.url)("./markdown/mdx.ts");
  const article = () => [
    here("page/article-loader.ts"),
    { loader: "@mdx-js/loader", ident: "mdx", options: pipeline().mdxOptions(options) },
  ];
  return [
    {
      test: /\.mdx?$/i,
      oneOf: [
        { issuerLayer: articleLayer, use: article },
        { use: { loader: here("page-loader.ts"), options } },
      ],
    },
  ];
}

const here = (file: string) => `${import.meta.dirname}/${file}`;
