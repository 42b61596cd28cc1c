import path from "node:path";
import type { Root } from "hast";
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
      const { src } = node.properties;
      const kind = shown[node.tagName];
      if (kind === undefined || parent === undefined || index === undefined) return;
      if (typeof src !== "string") return;
      const isImage = node.tagName === "img";
      if (isImage) {
        node.properties.loading ??= "lazy";
        node.properties.decoding ??= "async";
      }
      if (isExternal(src)) return;
      const line = node.position?.start.line ?? 1;
      if (src.startsWith("/")) {
        factsOf(file).links.push({ url: src, line });
        return;
      }
      const target = path.resolve(path.dirname(file.path), decoded(splitUrl(src).pathname));
      if (!isFile(file, target)) {
        const message = `${kind} "${src}" does not exist. Its path is relative to the page's own file.`;
        factsOf(file).problems.push({ line, message });
        return;
      }
      if (isImage && !("width" in node.properties)) {
        Object.assign(node.properties, sizeOf(read(file, target)));
      }
      parent.children[index] = importedElement(tree, node, "src", target);
    });
  };
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
