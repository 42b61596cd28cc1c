import { createProcessor, evaluate } from "@mdx-js/mdx";
import type { MDXComponents } from "mdx/types.js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import type { Pluggable } from "unified";
import { VFile } from "vfile";
import { factsOf } from "../../loaders/page/page-facts.ts";

interface Transforms {
  /** Of the page. */
  readonly path?: string;
  readonly remarkPlugins?: Pluggable[];
  readonly rehypePlugins?: Pluggable[];
  readonly format?: "mdx" | "md";
}

/**
 * What the text of a page becomes by some of the transforms.
 *
 * @param components stand in for what the transforms leave to components
 * @returns HTML
 */
export async function htmlOf(
  lines: readonly string[],
  { path = "page.mdx", ...transforms }: Transforms,
  components: MDXComponents = {},
): Promise<string> {
  const file = new VFile({ path, value: lines.join("\n") });
  const { default: Content } = await evaluate(file, { ...runtime, ...transforms });
  return renderToStaticMarkup(createElement(Content, { components })).trim();
}

/**
 * The same before it runs, for transforms that add imports.
 *
 * @param path of the page, absolute
 */
export async function compile(
  lines: readonly string[],
  { path, ...transforms }: Transforms & { readonly path: string },
): Promise<{ readonly script: string; readonly facts: ReturnType<typeof factsOf> }> {
  const file = new VFile({ path, value: lines.join("\n") });
  const processor = createProcessor({ ...transforms, jsx: true });
  const script = String(await processor.process(file));
  return { script, facts: factsOf(file) };
}
