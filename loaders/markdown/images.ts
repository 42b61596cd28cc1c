import path from "node:path";
import type { Element, Root } from "hast";
import { imageSize } from "image-size";
import { parseSrcset } from "srcset";
import { pointStart } from "unist-util-position";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { shortened } from "../../src/site/schemas.ts";
import { decoded, isExternal, splitUrl } from "../../src/site/navigation/url.ts";
import { importedElement, type Piece } from "./file-imports.ts";
import { factsOf } from "../page/page-facts.ts";
import { isFile, read } from "../page/page-files.ts";

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
    visit(tree, "element", (node, index, parent) => {
      noteUnencrypted(node, page);
      const kind = shown.get(node.tagName);
      if (kind === undefined || parent === undefined || index === undefined) return;
      const { src, poster, srcSet } = node.properties;
      const file = fileAt(src, kind, node, page);
      if (node.tagName === "img" && typeof src === "string") {
        node.properties.loading ??= "lazy";
        node.properties.decoding ??= "async";
        const hasSize = file === undefined || "width" in node.properties;
        if (!hasSize) Object.assign(node.properties, sizeOf(read(page, file)));
      }
      const posterFile = fileAt(poster, "image", node, page);
      const files = {
        ...(file !== undefined && { src: [{ file }] }),
        ...(posterFile !== undefined && { poster: [{ file: posterFile }] }),
        ...(typeof srcSet === "string" && { srcSet: candidates(srcSet, node, page) }),
      };
      if (Object.keys(files).length > 0)
        parent.children[index] = importedElement(tree, node, files);
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
const candidates = (srcSet: string, node: Element, page: VFile): readonly Piece[] =>
  parseSrcset(srcSet).flatMap(({ url, width, density }, index) => {
    const file = fileAt(url, "image", node, page);
    const size = width === undefined ? "" : ` ${width}w`;
    return [
      index > 0 ? ", " : "",
      file === undefined ? url : { file },
      density === undefined ? size : ` ${density}x`,
    ];
  });

/** In CSS pixels; nothing for an unknown format. */
function sizeOf(image: Buffer): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(image);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
