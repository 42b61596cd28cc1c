import { readFileSync } from "node:fs";
import { findDirectory, pagesOf, sortedPages } from "../../../src/site/content/content-tree.ts";
import type { ContentDirectory, ContentFile } from "../../../src/types.ts";

/** What the site that is tested has: a title, an order or a version that a writer may change. */

const tree: ContentDirectory = JSON.parse(readFileSync("dist/content-tree.json", "utf8"));

/** The title of a page by its address, as its front matter has it. */
export function titleOf(url: string): string {
  const page = pagesOf(tree).find((one) => one.url === url);
  if (page === undefined) throw new Error(`The site has no page ${url}.`);
  return page.title;
}

/** The title of a section, as the menus have it. */
export const sectionTitle = (name: string): string => section(name).title;

/** The pages of a section, in the order of the sidebar. */
export const pagesIn = (name: string): readonly ContentFile[] => sortedPages(section(name));

function section(name: string): ContentDirectory {
  const found = findDirectory(tree, `/${name}/`);
  if (found === undefined) throw new Error(`The site has no section ${name}.`);
  return found;
}

/** Addresses of the sections by the `sort` of their index pages. */
export const sectionUrls: readonly string[] = tree.children
  .filter(({ type }) => type === "directory")
  .toSorted((a, b) => a.sort - b.sort)
  .map(({ url }) => url);

/** The notification's, which readers who have dismissed it keep. */
export const notificationVersion = Number(
  /data-notification-version="(\d+)"/.exec(readFileSync("dist/index.html", "utf8"))?.[1],
);
