import type { Page } from "../../src/types.ts";

/**
 * Writes a page as a module.
 *
 * @param page a `Page` as JSON, or `pageMark`
 * @param update what follows if the page can replace itself in a running site
 */
export const pageModule = (page: string, update = ""): string =>
  // With a call, webpack can't drop the value if it's unused, so it needn't keep its syntax tree.
  `const page = Object.freeze(${page});
export default page;${update}
`;

/**
 * Stands for a page in its script until that is minimized. Otherwise, webpack would parse, hash, and
 * cache the page's text in the module, in its code, in the chunk, and minimized.
 */
export const pageMark = "_PAGE";

/** @param page a `Page` as JSON */
export function withPage(script: string, page: string): string {
  const { html, ...facts }: Page = JSON.parse(page);
  // Between backticks, HTML hardly needs escapes.
  const text = html.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll("\r", String.raw`\r`);
  const literal = `{html:\`${text}\`,${JSON.stringify(facts).slice(1)}`;
  // A script starts with the page's path, which may have the same word.
  const at = script.lastIndexOf(pageMark);
  return script.slice(0, at) + literal + script.slice(at + pageMark.length);
}
