import path from "node:path";
import type { Element, Root } from "hast";
import { imageSize } from "image-size";
import { parseSrcset } from "srcset";
import { pointStart } from "unist-util-position";
import { visit } from "./visit.ts";
import type { VFile } from "vfile";
import { shortened } from "../../src/site/schemas.ts";
import { decoded, isExternal, splitUrl } from "../../src/site/navigation/url.ts";
import { urlOfFile } from "./file-imports.ts";
import { factsOf, isFile, read } from "../page/page-facts.ts";

/** Element → its name in messages. */
const shown: ReadonlyMap<string, string> = new Map([
  ["img", "image"],
  ["video", "video"],
  ["audio", "audio file"],
  ["source", "source"],
]);

/**
 * A rehype plugin that adds a page's media files to the build, and to images their sizes, so that
 * the layout doesn't shift while they load.
 */
export function images() {
  return (tree: Root, page: VFile) => {
    visit(tree, "element", (node) => {
      noteUnencrypted(node, page);
      const kind = shown.get(node.tagName);
      if (kind === undefined) return;
      const { tagName, properties } = node;
      const { src, poster, srcSet } = properties;
      const file = fileAt(src, kind, node, page);
      if (tagName === "img" && typeof src === "string") {
        properties.loading ??= "lazy";
        properties.decoding ??= "async";
        const hasSize = file === undefined || "width" in properties;
        if (!hasSize) Object.assign(properties, sizeOf(read(page, file)));
      }
      if (file !== undefined) properties.src = urlOfFile(file);
      const posterFile = fileAt(poster, "image", node, page);
      if (posterFile !== undefined) properties.poster = urlOfFile(posterFile);
      if (typeof srcSet === "string") properties.srcSet = candidates(srcSet, node, page);
    });
  };
}

/** Browsers block HTTP resources on an HTTPS page. */
function noteUnencrypted({ tagName, properties, position }: Element, page: VFile) {
  const kind = tagName === "iframe" ? "frame" : shown.get(tagName);
  if (kind === undefined) return;
  for (const url of [properties.src, properties.poster]) {
    if (typeof url !== "string" || !/^http:/i.test(url)) continue;
    const message = `${kind} "${shortened(url)}" is not encrypted: expected an address that starts with https://.`;
    factsOf(page).problems.push({ line: position?.start.line ?? 1, message });
  }
}

/** Returns a file next to the page. Other paths on this site are checked later, like links. */
function fileAt(url: unknown, kind: string, node: Element, page: VFile): string | undefined {
  if (typeof url !== "string" || isExternal(url)) return undefined;
  const line = pointStart(node)?.line ?? 1;
  if (url.startsWith("/")) {
    factsOf(page).links.push({ url, line });
    return undefined;
  }
  const target = path.resolve(path.dirname(page.path), decoded(splitUrl(url).pathname));
  if (isFile(page, target)) return target;
  const message = `${kind} "${url}" does not exist. Its path is relative to the page's own file.`;
  factsOf(page).problems.push({ line, message });
  return undefined;
}

/** For example, `a.png 1x, b.png 2x`. */
const candidates = (srcSet: string, node: Element, page: VFile): string =>
  parseSrcset(srcSet)
    .map(({ url, width, density }) => {
      const file = fileAt(url, "image", node, page);
      const size = width === undefined ? "" : ` ${width}w`;
      const address = file === undefined ? url : urlOfFile(file);
      return address + (density === undefined ? size : ` ${density}x`);
    })
    .join(", ");

/** In CSS pixels; nothing for an unknown format. */
function sizeOf(image: Buffer): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(image);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
