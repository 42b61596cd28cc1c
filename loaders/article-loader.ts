import { createRequire } from "node:module";
import type { LoaderContext } from "webpack";
import { addFiles } from "./page-files.ts";

const renderer = createRequire(import.meta.url).resolve(
  "../src/content-components/render-article.tsx",
);

/**
 * Adds `render()` to a compiled page. It stands in the page's own module so that page and
 * components are one graph with one copy of each.
 */
export default function articleLoader(this: LoaderContext<object>, compiled: string): string {
  addFiles(this);
  return `${compiled}
import { renderArticle } from ${JSON.stringify(renderer)};
export const render = () => renderArticle(MDXContent, facts);
`;
}
