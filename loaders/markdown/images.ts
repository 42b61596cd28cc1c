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

/** Elements that show a file, and what a writer calls it. */
const shown: ReadonlyMap<string, string> = new Map([
  ["img", "image"],
  ["video", "video"],
  ["audio", "audio file"],
  ["source", "source"],
]);

/**
 * A rehype plugin that makes the images and videos of a page part of the build and gives images
 * their size, so that nothing moves when they arrive. A file that is not there is a problem with
 * its line.
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

/** On a page that came over HTTPS, browsers refuse the rest. */
function noteUnencrypted({ tagName, properties, position }: Element, page: VFile) {
  const kind = tagName === "iframe" ? "frame" : shown.get(tagName);
  if (kind === undefined) return;
  for (const url of [properties.src, properties.poster]) {
    if (typeof url !== "string" || !/^http:/i.test(url)) continue;
    const message = `${kind} "${shortened(url)}" is not encrypted: expected an address that starts with https://.`;
    factsOf(page).problems.push({ line: position?.start.line ?? 1, message });
  }
}

/** The file beside the page that an address names; other addresses are none of ours or checked. */
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

/** `a.png 1x, b.png 2x`: one image in several sizes. */
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

/** Width and height in CSS pixels; nothing for a file that is no image that is known. */
function sizeOf(image: Buffer): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(image);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
