import path from "node:path";
import type { Element, Properties, Root } from "hast";
import { pointStart } from "unist-util-position";
import { visit } from "./visit.ts";
import type { VFile } from "vfile";
import {
  canonicalUrl,
  decoded,
  isExternal,
  splitUrl,
  urlOfPath,
} from "../../src/site/navigation/url.ts";
import { urlOfFile } from "./file-imports.ts";
import { exists, factsOf, isFile } from "../page/page-facts.ts";

export interface LinkOptions {
  readonly root: string;
}

/**
 * A rehype plugin that resolves links, adds linked files to the build, and notes internal links,
 * which are checked against the whole site.
 */
export function links({ root }: LinkOptions) {
  return (tree: Root, file: VFile) => {
    visit(tree, "element", (node) => {
      noteId(node, file);
      if (node.tagName !== "a") return;
      const { href } = node.properties;
      if (typeof href !== "string") return;
      if (href === "") {
        const message = `a link has no address. Write [text](address).`;
        factsOf(file).problems.push({ line: pointStart(node)?.line ?? 1, message });
      }
      if (isExternal(href)) return markExternal(node);
      const target = fileBeside(file, href);
      if (target !== undefined) {
        node.properties.href = urlOfFile(target);
        return;
      }
      node.properties.href = addressOf(href, file, root);
      const line = pointStart(node)?.line ?? 1;
      const url = node.properties.href;
      factsOf(file).links.push(url === href ? { url, line } : { url, written: href, line });
    });
  };
}

export function markExternal(node: Element): void {
  node.properties.rel = withNoopener(node.properties.rel);
  markBare(node);
}

function noteId({ properties }: Element, file: VFile) {
  const { id, name } = properties;
  if (typeof id === "string") factsOf(file).ids.push(id);
  if (typeof name === "string") factsOf(file).ids.push(name);
}

/** Keeps the writer's own values, such as `nofollow`. */
const withNoopener = (rel: Properties[string]): string[] =>
  [...new Set([...[rel ?? []].flat().join(" ").split(" "), "noopener"])].filter(Boolean);

/** Printed pages show the URL after a link, except if the link's text is its URL. */
function markBare({ properties, children: [only, ...others] }: Element) {
  if (only?.type !== "text" || others.length > 0 || only.value !== properties.href) return;
  properties.className = [properties.className ?? [], "bare"].flat().map(String);
}

/** A file next to the page that isn't a page itself. */
function fileBeside(file: VFile, href: string): string | undefined {
  const { pathname } = splitUrl(href);
  const isCandidate = /\.\w+$/.test(pathname) && !/\.mdx?$/i.test(pathname) && !/^[/#]/.test(href);
  if (!isCandidate) return undefined;
  const target = path.resolve(path.dirname(file.path), decoded(pathname));
  return isFile(file, target) ? target : undefined;
}

function addressOf(href: string, file: VFile, root: string): string {
  if (/^[#?]/.test(href) || href === "") return href;
  const { pathname, rest } = splitUrl(href);
  if (href.startsWith("/")) {
    const isFile = /\.mdx?$/i.test(pathname);
    return isFile ? urlOfPath(decoded(pathname).slice(1)) + rest : canonicalUrl(href);
  }
  const directory = path.dirname(path.relative(root, file.path)).replaceAll("\\", "/");
  // For the content folder itself, the path is "." or "./".
  const target = path.posix.join(directory, decoded(pathname)).replace(/^\.\/?$/, "");
  const isThere = [".mdx", ".md", "/index.mdx", "/index.md", ""].some((ending) =>
    exists(file, path.join(root, target + ending)),
  );
  const isInside = !target.startsWith("..");
  if (isInside && (isThere || /\.mdx?$/i.test(target))) return urlOfPath(target) + rest;
  // Resolve it like a browser: relative to the page's URL, which ends with a slash.
  const page = new URL(
    urlOfPath(path.relative(root, file.path).replaceAll("\\", "/")),
    "http://site",
  );
  const url = URL.parse(href.replace(/\.mdx?(?=[?#]|$)/i, ""), page.href);
  return url === null ? href : canonicalUrl(url.pathname + url.search + url.hash);
}
