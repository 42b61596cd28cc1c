import type { Element, Root } from "hast";
import GithubSlugger, { slug } from "github-slugger";
import { toString } from "mdast-util-to-string";
import { visit } from "../markdown/visit.ts";
import { levelOf } from "./clean-readme.ts";

/**
 * Gives headings the ids that they have on GitHub, to which the README and other sites link, as far
 * as nothing else on the page has them. The site's ids start with a letter.
 *
 * @param taken ids of other parts of the page
 * @returns id on GitHub → id on the page
 */
export function addHeadingIds(tree: Root, taken: readonly string[]): ReadonlyMap<string, string> {
  const [there, here] = [new GithubSlugger(), new GithubSlugger()];
  for (const id of taken) here.occurrences[id] = 0;
  const ids = new Map<string, string>();
  visit(tree, "element", (node) => {
    if (levelOf(node) === undefined) return;
    const title = toString(node);
    const id = here.slug(/^\p{L}/u.test(slug(title)) ? title : `section ${title}`);
    node.properties.id = id;
    ids.set(there.slug(title), id);
  });
  return ids;
}

/** Has headings start at level 2, because the page's title has level 1, and skip none. */
export function levelHeadings(tree: Root): void {
  const above: number[] = [];
  visit(tree, "element", (node: Element) => {
    const level = levelOf(node);
    if (level === undefined) return;
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    node.tagName = `h${Math.min(above.length + 1, 6)}`;
  });
}
