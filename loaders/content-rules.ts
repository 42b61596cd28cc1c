import { createRequire } from "node:module";
import type { RuleSetRule } from "webpack";
import { articleLayer } from "./page/layer.ts";

export interface ContentOptions {
  /** The content folder, absolute. */
  readonly root: string;
  /** Whether a broken page fails the build, or is built as far as it can be. */
  readonly strict: boolean;
}

type Pipeline = typeof import("./markdown/mdx.ts");

/**
 * The rules for content files: `page-loader` for whoever imports one, and for `page-loader` itself
 * (which asks in the article layer) the compiled article.
 *
 * @returns rules for `module.rules`
 */
export function contentRules(options: ContentOptions): RuleSetRule[] {
  // Half a second that a build which takes every page from the cache does without.
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
