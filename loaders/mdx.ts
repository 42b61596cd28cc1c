import { createRequire } from "node:module";
import type { Options } from "@mdx-js/loader";
import rehypeRaw from "rehype-raw";
import remarkFrontmatter from "remark-frontmatter";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import type { Pluggable } from "unified";
import { advice } from "./advice.ts";
import { asides } from "./asides.ts";
import { attempts } from "./attempts.ts";
import { code } from "./code.ts";
import { components } from "./components.ts";
import type { ArticleOptions } from "./content-rules.ts";
import { downloads } from "./downloads.ts";
import { elementChecks } from "./element-checks.ts";
import { emptyHeaders } from "./empty-headers.ts";
import { forgivingSyntax } from "./forgiving-syntax.ts";
import { headingId } from "./heading-id.ts";
import { htmlElements } from "./html-elements.ts";
import { images } from "./images.ts";
import { inertElements } from "./inert-elements.ts";
import { knownTags } from "./known-tags.ts";
import { limits } from "./limits.ts";
import { lateErrors } from "./late-errors.ts";
import { leadingTitle } from "./leading-title.ts";
import { leftovers } from "./leftovers.ts";
import { lineBreaks } from "./line-breaks.ts";
import { links } from "./links.ts";
import { markdownOnly } from "./markdown-only.ts";
import { optionalImports } from "./optional-imports.ts";
import { exportFacts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";
import { taskLists } from "./task-lists.ts";
import { wideTables } from "./wide-tables.ts";

const here = (file: string) => `${import.meta.dirname}/${file}`;
const resolve = createRequire(import.meta.url).resolve;

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

/** The one pipeline from Markdown to an article. */
export function mdxOptions(options: ArticleOptions): Options {
  const { root, strict, reading } = options;
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
    remarkPlugins: remarkPlugins(options, isForgiving),
    rehypePlugins: [
      ...(format === "md" ? [rawHtml, knownTags] : []),
      inertElements,
      htmlElements,
      advice,
      downloads,
      [links, { root }],
      images,
      taskLists,
      emptyHeaders,
      wideTables,
      lineBreaks,
    ],
    // On the screen like every other heading, where the default hides it.
    remarkRehypeOptions: { footnoteLabelProperties: {} },
    recmaPlugins: [exportFacts, lateErrors],
  };
}

const remarkPlugins = ({ reading, strict }: ArticleOptions, isForgiving: boolean): Pluggable[] => [
  ...(reading === "markdown" ? [markdownOnly] : []),
  remarkFrontmatter,
  remarkGfm,
  remarkGemoji,
  headingId,
  limits,
  ...(isForgiving ? [forgivingSyntax] : []),
  optionalImports,
  leadingTitle,
  ...(strict ? [elementChecks] : []),
  asides,
  ...(reading === "plain" ? [plainText] : []),
  leftovers,
  [code, { strict }],
  components,
  attempts,
];
