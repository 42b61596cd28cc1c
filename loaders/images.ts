import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { isExternal, splitUrl } from "../src/site/url.ts";
import { importedElement } from "./file-imports.ts";
import { factsOf } from "./page-facts.ts";

/**
 * A rehype plugin that makes the images of a page part of the build and gives them their size, so
 * that nothing moves when they arrive. An image that is not there is a problem with its line.
 */
export function images() {
  return (tree: Root, file: VFile) => {
    visit(tree, "element", (node, index, parent) => {
      const { src } = node.properties;
      if (node.tagName !== "img" || parent === undefined || index === undefined) return;
      if (typeof src !== "string") return;
      node.properties.loading ??= "lazy";
      node.properties.decoding ??= "async";
      if (isExternal(src)) return;
      const line = node.position?.start.line ?? 1;
      if (src.startsWith("/")) {
        factsOf(file).links.push({ url: src, line });
        return;
      }
      const target = path.resolve(path.dirname(file.path), decodeURI(splitUrl(src).pathname));
      if (!existsSync(target)) {
        const message = `image "${src}" does not exist. Its path is relative to the page's own file.`;
        factsOf(file).problems.push({ line, message });
        factsOf(file).missing.push(target);
        return;
      }
      if (!("width" in node.properties)) Object.assign(node.properties, sizeOf(target));
      parent.children[index] = importedElement(tree, node, "src", target);
    });
  };
}

/** Width and height in CSS pixels; nothing for a file that is no image that is known. */
function sizeOf(file: string): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
