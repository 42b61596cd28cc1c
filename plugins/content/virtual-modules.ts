import { createHash } from "node:crypto";
import type { LoaderContext } from "webpack";
import { fileRequest, fragmentQuery } from "../../loaders/page/file-request.ts";
import { isSiteChunk } from "../../src/site/output/file-names.ts";
import { plainName } from "../../src/site/navigation/url.ts";
import type { ContentDirectory } from "../../src/types.ts";

/** Modules that `content-plugin` serves; `src/content.d.ts` declares their types. */

/** @param value any JSON; undefined becomes null */
export const valueModule = (value: object | undefined): string =>
  `export default ${JSON.stringify(value ?? null)};\n`;

/** A JSON module: browsers, the minimizer, and webpack read large values faster as JSON than as code. */
export const json = (value: (context: LoaderContext<object>) => object | Promise<object>) => ({
  type: ".json",
  source: async (context: LoaderContext<object>) => JSON.stringify(await value(context)),
});

/** Sizes change with every edit, and with them all that imports the tree. */
export const treeModule = (tree: ContentDirectory): string =>
  `export default ${JSON.stringify(tree, (key, value: unknown) => (key === "size" ? 0 : value))};\n`;

/** Compiles the notification like a page. */
export const notificationModule = (file: string, version: number | undefined): string =>
  version === undefined
    ? "export default undefined;\n"
    : `import page from ${JSON.stringify(`${fileRequest(file)}${fragmentQuery}`)};
export default { version: ${version}, html: page.html };
`;

/**
 * Content file → function that loads its chunk, which is named after the URL:
 * `guides/caching.mdx` is in `/guides/caching.<hash>.js`.
 */
export function pagesModule(
  paths: readonly string[],
  requestOf: (file: string) => string,
): string {
  const lines = paths.map((file) => {
    const request = JSON.stringify(requestOf(file));
    const chunk = JSON.stringify(chunkName(file));
    return `  ${JSON.stringify(file)}: () => import(/* webpackChunkName: ${chunk} */ ${request}),`;
  });
  return `export default {\n${lines.join("\n")}\n};\n`;
}

/** Unique among pages and the site's own chunks. */
export function chunkName(file: string): string {
  const name = plainName(file.replace(/\.mdx?$/i, ""))
    .split("/")
    .map(shortName)
    .join("/");
  return isSiteChunk(name) ? `${name}~` : name;
}

/** File names are limited to 255 bytes, with the hash and the extension. */
const shortName = (name: string) =>
  name.length <= 200 ? name : `${name.slice(0, 180)}~${hashOf(name)}`;

const hashOf = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 16);
