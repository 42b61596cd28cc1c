import type { LoaderContext } from "webpack";

/** Asks for a style sheet whose text stands in the query: no file has it. */
export const cssQuery = (css: string): string => `?css=${Buffer.from(css).toString("base64url")}`;

/** Gives the text of such a style sheet. */
export default function articleCssLoader(this: LoaderContext<object>): string {
  return Buffer.from(this.resourceQuery.slice("?css=".length), "base64url").toString();
}
