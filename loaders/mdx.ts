import { createRequire } from "node:module";
import type { Options } from "@mdx-js/loader";
import rehypeRaw from "rehype-raw";
import remarkFrontmatter from "remark-frontmatter";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import type { Pluggable } from "unified";
import type { RuleSetRule } from "webpack";
import { asides } from "./asides.ts";
import { attempts } from "./attempts.ts";
import { code } from "./code.ts";
import { components } from "./components.ts";
import { emptyHeaders } from "./empty-headers.ts";
import { forgivingSyntax } from "./forgiving-syntax.ts";
import { headingId } from "./heading-id.ts";
import { htmlElements } from "./html-elements.ts";
import { images } from "./images.ts";
import { knownTags } from "./known-tags.ts";
import { articleLayer } from "./layer.ts";
import { leadingTitle } from "./leading-title.ts";
import { links } from "./links.ts";
import { markdownOnly } from "./markdown-only.ts";
import { optionalImports } from "./optional-imports.ts";
import { exportFacts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";
import { taskLists } from "./task-lists.ts";
import { wideTables } from "./wide-tables.ts";

export interface ContentOptions {
  /** The content folder, absolute. */
  readonly root: string;
  /** Whether a broken page fails the build, or is built as far as it can be. */
  readonly strict: boolean;
}

/**
 * `markdown` and `plain` keep the HTML of a page as it is and understand no imports and expressions.
 * The one is for pages that have none, the other for pages that are no valid MDX.
 */
type Reading = "mdx" | "markdown" | "plain";

const here = (file: string) => `${import.meta.dirname}/${file}`;
const resolve = createRequire(import.meta.url).resolve;

/**
 * The rules for content files: `page-loader` for whoever imports one, and for `page-loader` itself
 * (which asks in the article layer) the compiled article.
 *
 * @returns rules for `module.rules`
 */
export function contentRules(options: ContentOptions): RuleSetRule[] {
  const article = (reading: Reading, query?: RegExp): RuleSetRule => ({
    issuerLayer: articleLayer,
    resourceQuery: query,
    use: [
      here("article-loader.ts"),
      { loader: here("mdx-loader.ts"), options: mdxOptions(options, reading) },
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
 * @param reading how a page is understood
 */
function mdxOptions({ root, strict }: ContentOptions, reading: Reading): Options {
  const format = reading === "mdx" ? "mdx" : "md";
  const isForgiving = format === "mdx" && !strict;
  return {
    format,
    // MDX's loader tells sets of options apart by their JSON, in which plugins are not seen.
    ...{ reading },
    ...(isForgiving && {
      development: true,
      jsxImportSource: here("../src/content-components/forgiving"),
    }),
    providerImportSource: resolve("../src/content-components/headings.tsx"),
    remarkPlugins: [
      ...(reading === "markdown" ? [markdownOnly] : []),
      remarkFrontmatter,
      remarkGfm,
      remarkGemoji,
      headingId,
      ...(isForgiving ? [forgivingSyntax] : []),
      optionalImports,
      leadingTitle,
      asides,
      ...(reading === "plain" ? [plainText] : []),
      code,
      components,
      ...(isForgiving ? [attempts] : []),
    ],
    rehypePlugins: [
      ...(format === "md" ? [rawHtml, knownTags] : []),
      htmlElements,
      [links, { root }],
      images,
      taskLists,
      emptyHeaders,
      wideTables,
    ],
    // On the screen like every other heading, where the default hides it.
    remarkRehypeOptions: { footnoteLabelProperties: {} },
    recmaPlugins: [exportFacts],
  };
}
