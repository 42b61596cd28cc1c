import { createRequire } from "node:module";
import type { Options } from "@mdx-js/loader";
import rehypeRaw from "rehype-raw";
import remarkFrontmatter from "remark-frontmatter";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import type { Pluggable } from "unified";
import type { RuleSetRule } from "webpack";
import { asides } from "./asides.ts";
import { code } from "./code.ts";
import { components } from "./components.ts";
import { headingId } from "./heading-id.ts";
import { htmlElements } from "./html-elements.ts";
import { images } from "./images.ts";
import { articleLayer } from "./layer.ts";
import { leadingTitle } from "./leading-title.ts";
import { links } from "./links.ts";
import { optionalImports } from "./optional-imports.ts";
import { exportFacts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";
import { wideTables } from "./wide-tables.ts";

export interface ContentOptions {
  /** The content folder, absolute. */
  readonly root: string;
  /** Whether a broken page fails the build, or is built as far as it can be. */
  readonly strict: boolean;
}

const here = (file: string) => `${import.meta.dirname}/${file}`;
const resolve = createRequire(import.meta.url).resolve;

/**
 * The rules for content files: `page-loader` for whoever imports one, and for `page-loader` itself
 * (which asks in the article layer) the compiled article.
 *
 * @returns rules for `module.rules`
 */
export function contentRules(options: ContentOptions): RuleSetRule[] {
  const article = (format: "mdx" | "md", query?: RegExp): RuleSetRule => ({
    issuerLayer: articleLayer,
    resourceQuery: query,
    use: [
      here("article-loader.ts"),
      { loader: resolve("@mdx-js/loader"), options: mdxOptions(options, format) },
    ],
  });
  return [
    {
      test: /\.mdx?$/,
      oneOf: [
        { resourceQuery: /^\?optional/, use: here("optional-import-loader.ts") },
        article("md", /^\?plain$/),
        article("mdx"),
        { use: { loader: here("page-loader.ts"), options } },
      ],
    },
  ];
}

/** Reads the HTML of plain Markdown; the nodes of MDX, which have no place in HTML, get past it. */
const rawHtml: Pluggable = [
  rehypeRaw,
  {
    passThrough: [
      "mdxjsEsm",
      "mdxFlowExpression",
      "mdxTextExpression",
      "mdxJsxFlowElement",
      "mdxJsxTextElement",
    ],
  },
];

/**
 * The one pipeline from Markdown to an article.
 *
 * @param format `md` is the fallback for a page that is no valid MDX: its HTML is kept as it is,
 *   its imports and expressions are not understood
 */
function mdxOptions({ root }: ContentOptions, format: "mdx" | "md"): Options {
  return {
    format,
    providerImportSource: resolve("../src/content-components/headings.tsx"),
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkGemoji,
      headingId,
      optionalImports,
      leadingTitle,
      asides,
      ...(format === "md" ? [plainText] : []),
      code,
      components,
    ],
    rehypePlugins: [
      ...(format === "md" ? [rawHtml] : []),
      htmlElements,
      [links, { root }],
      images,
      wideTables,
    ],
    // On the screen like every other heading, where the default hides it.
    remarkRehypeOptions: { footnoteLabelProperties: {} },
    recmaPlugins: [exportFacts],
  };
}
