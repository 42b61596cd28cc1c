import { createRequire } from "node:module";
import type { LoaderContext } from "webpack";

type Loader = (this: LoaderContext<object>, source: string) => void;
type Callback = ReturnType<LoaderContext<object>["async"]>;

const mdxLoader: Loader = createRequire(import.meta.url)("@mdx-js/loader");

/**
 * `@mdx-js/loader`, whose errors are of a class that webpack's cache cannot keep: it would print a
 * warning of its own for each page that is broken.
 */
export default function (this: LoaderContext<object>, source: string) {
  const callback = this.async();
  const plainErrors: Callback = (error, ...result) =>
    callback(error && new Error(error.message), ...result);
  mdxLoader.call(Object.create(this, { async: { value: () => plainErrors } }), source);
}
