import { createRequire } from "node:module";
import type { ProcessorOptions } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import { advice } from "../page/advice.ts";
import { asides } from "./asides.ts";
import { guardExpressions } from "./guard-expressions.ts";
import { code } from "../code/code.ts";
import { components } from "../components/components.ts";
import type { ContentOptions } from "../content-rules.ts";
import { downloads } from "./downloads.ts";
import { elementChecks } from "../components/element-checks.ts";
import { elementFunctions } from "./element-functions.ts";
import { fileImports } from "./file-imports.ts";
import { foreignOptions, foreignSyntax, rawHtml } from "../foreign/foreign.ts";
import { headingId } from "./heading-id.ts";
import { htmlElements } from "../components/html-elements.ts";
import { images } from "./images.ts";
import { inertElements } from "./inert-elements.ts";
import { leadingTitle } from "../page/leading-title.ts";
import { offerVersion } from "../reference/offer-version.ts";
import { readmes, readmeTexts } from "../readme/readme.ts";
import { reference } from "../reference/reference.ts";
import { syntaxHints } from "./syntax-hints.ts";
import { lineBreaks } from "./line-breaks.ts";
import { links } from "./page-links.ts";
import { guardImports } from "./guard-imports.ts";
import { htmlProperties, staticHtml } from "./static-html.ts";
import { syntax } from "./syntax.ts";
import { factsFirst } from "../page/page-facts.ts";
import { samples } from "../samples/samples.ts";
import { tablesAndTasks } from "./tables-and-tasks.ts";

const { resolve } = createRequire(import.meta.url);

/** Converts Markdown to an article. */
export const mdxOptions = ({ root, strict }: ContentOptions): ProcessorOptions => ({
  // By default, `.md` files would be plain Markdown.
  format: "mdx",
  ...(strict ? {} : foreignOptions),
  providerImportSource: resolve("../../src/content-components/headings.tsx"),
  remarkPlugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkGemoji,
    headingId,
    ...(strict ? [] : [foreignSyntax]),
    syntax,
    leadingTitle,
    ...(strict ? [elementChecks] : []),
    [readmes, { root, strict }],
    asides,
    syntaxHints,
    reference,
    offerVersion,
    [samples, { root, strict }],
    [code, { root, strict }],
    components,
    guardExpressions,
  ],
  rehypePlugins: [
    ...(strict ? [] : [rawHtml]),
    htmlElements,
    inertElements,
    advice,
    downloads,
    [links, { root }],
    images,
    [readmeTexts, { root }],
    tablesAndTasks,
    lineBreaks,
    staticHtml,
  ],
  // Show the heading of footnotes, which is hidden by default.
  remarkRehypeOptions: { footnoteLabelProperties: {} },
  recmaPlugins: [guardImports, elementFunctions, fileImports, htmlProperties, factsFirst],
});
