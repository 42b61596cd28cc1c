import path from "node:path";
import type { Element, Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { decoded, isExternal, splitUrl } from "../src/site/url.ts";
import { importedElement } from "./file-imports.ts";
import { factsOf } from "./page-facts.ts";
import { isFile, read } from "./page-files.ts";

/** Elements that show a file, and what a writer calls it. */
const shown: Readonly<Record<string, string>> = {
  img: "image",
  video: "video",
  audio: "audio file",
  source: "source",
};

/**
 * A rehype plugin that makes the images and videos of a page part of the build and gives images
 * their size, so that nothing moves when they arrive. A file that is not there is a problem with
 * its line.
 */
export function images() {
  return (tree: Root, file: VFile) => {
    visit(tree, "element", (node, index, parent) => {
      const kind = shown[node.tagName];
      if (kind === undefined || parent === undefined || index === undefined) return;
      const src = fileOf(node, "src", kind, file);
      const poster = fileOf(node, "poster", "image", file);
      if (node.tagName === "img" && typeof node.properties.src === "string") {
        node.properties.loading ??= "lazy";
        node.properties.decoding ??= "async";
        const hasSize = src === undefined || "width" in node.properties;
        if (!hasSize) Object.assign(node.properties, sizeOf(read(file, src)));
      }
      if (src === undefined && poster === undefined) return;
      const files = { ...(src && { src }), ...(poster && { poster }) };
      parent.children[index] = importedElement(tree, node, files);
    });
  };
}

/** The file that an attribute names beside the page; other addresses are none of ours or checked. */
function fileOf(node: Element, attribute: string, kind: string, file: VFile): string | undefined {
  const url = node.properties[attribute];
  if (typeof url !== "string" || isExternal(url)) return undefined;
  const line = node.position?.start.line ?? 1;
  if (url.startsWith("/")) {
    factsOf(file).links.push({ url, line });
    return undefined;
  }
  const target = path.resolve(path.dirname(file.path), decoded(splitUrl(url).pathname));
  if (isFile(file, target)) return target;
  const message = `${kind} "${url}" does not exist. Its path is relative to the page's own file.`;
  factsOf(file).problems.push({ line, message });
  return undefined;
}

/** Width and height in CSS pixels; nothing for a file that is no image that is known. */
function sizeOf(image: Buffer): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(image);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
