import { createRequire } from "node:module";
import type { LoaderContext } from "webpack";
import type { ArticleOptions } from "./content-rules.ts";
import { mdxOptions } from "./mdx.ts";
import { countTime } from "./page-time.ts";

type Loader = (this: LoaderContext<object>, source: string) => void;
type Callback = ReturnType<LoaderContext<object>["async"]>;

const mdxLoader: Loader = createRequire(import.meta.url)("@mdx-js/loader");

/**
 * `@mdx-js/loader` with the pipeline of `mdx.ts`. Its errors are of a class that webpack's cache
 * cannot keep, and it would print a warning of its own for each page that is broken.
 */
export default function (this: LoaderContext<ArticleOptions>, source: string) {
  const options = mdxOptions(this.getOptions());
  const callback = this.async();
  const plainErrors: Callback = (error, ...result) =>
    callback(error && new Error(error.message), ...result);
  const context = { getOptions: { value: () => options }, async: { value: () => plainErrors } };
  // As Git may check a page out on Windows; no transform has to know of it.
  const text = source.replaceAll("\r\n", "\n");
  countTime(this.resourcePath, () => mdxLoader.call(Object.create(this, context), text));
}
