import path from "node:path";
import type { Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "./visit.ts";
import type { VFile } from "vfile";
import { isFile, read } from "../page/page-facts.ts";
import { decoded, isExternal, splitUrl } from "../../src/site/navigation/url.ts";

/** A rehype plugin that adds file type and size to each `<a download>`, and an image's pixels. */
export function downloads() {
  return (tree: Root, page: VFile) => {
    visit(tree, "element", ({ tagName, properties: { href, download }, children }) => {
      if (tagName !== "a" || download === undefined || typeof href !== "string") return;
      if (isExternal(href) || href.startsWith("/")) return;
      const file = path.resolve(path.dirname(page.path), decoded(splitUrl(href).pathname));
      if (!isFile(page, file)) return;
      const value = ` ${fileFacts(file, read(page, file))}`;
      children.push({
        type: "element",
        tagName: "small",
        properties: {},
        children: [{ type: "text", value }],
      });
    });
  };
}

function fileFacts(file: string, bytes: Buffer): string {
  const kind = path.extname(file).slice(1).toUpperCase();
  // SVG scales to any size.
  const pixels = kind === "SVG" ? undefined : pixelsOf(bytes);
  const size = `${Math.max(1, Math.round(bytes.length / 1000))} KB`;
  return [kind, pixels, size].filter(Boolean).join(", ");
}

function pixelsOf(bytes: Buffer): string | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? `${width} × ${height} px` : undefined;
  } catch {
    // Not an image.
    return undefined;
  }
}
