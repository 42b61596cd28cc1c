import { createHash } from "node:crypto";
import path from "node:path";
import { fileRequest, fragmentQuery } from "../../loaders/page/file-request.ts";
import { isSiteChunk } from "../../src/site/output/file-names.ts";
import { plainName } from "../../src/site/navigation/url.ts";

/** The texts of the modules that `content-plugin` serves; `src/content.d.ts` has their types. */

/**
 * A module that gives one value.
 *
 * @param value that fits into JSON; undefined gives null
 */
export const valueModule = (value: object | undefined): string =>
  `export default ${JSON.stringify(value ?? null)};\n`;

/**
 * The notification, whose text is compiled like a page.
 *
 * @param file absolute
 * @param version missing where there is no notification
 */
export const notificationModule = (file: string, version: number | undefined): string =>
  version === undefined
    ? "export default undefined;\n"
    : `import page from ${JSON.stringify(`${fileRequest(file)}${fragmentQuery}`)};
export default { version: ${version}, html: page.html };
`;

/**
 * The page-loader table: content file → function that loads its chunk. The chunk is named after
 * the file's address, so that `guides/caching.mdx` is `/guides/caching.<hash>.js`.
 *
 * @param root the content folder, absolute
 * @param paths of the content files below it
 */
export function pagesModule(root: string, paths: readonly string[]): string {
  const lines = paths.map((file) => {
    const request = JSON.stringify(fileRequest(path.join(root, file)));
    const chunk = JSON.stringify(chunkName(file));
    return `  ${JSON.stringify(file)}: () => import(/* webpackChunkName: ${chunk} */ ${request}),`;
  });
  return `export default {\n${lines.join("\n")}\n};\n`;
}

/** The same table with the pages in it, for the prerender entry. */
export function modulesModule(root: string, paths: readonly string[]): string {
  const imports = paths.map(
    (file, index) =>
      `import page${index} from ${JSON.stringify(fileRequest(path.join(root, file)))};`,
  );
  const entries = paths.map((file, index) => `  ${JSON.stringify(file)}: page${index},`);
  return `${imports.join("\n")}\nexport default {\n${entries.join("\n")}\n};\n`;
}

/** The chunk of a content file; no two files share one, nor does one take the site's own. */
export function chunkName(file: string): string {
  const name = plainName(file.replace(/\.mdx?$/i, ""))
    .split("/")
    .map(shortName)
    .join("/");
  return isSiteChunk(name) ? `${name}~` : name;
}

/** No file system takes a name of more than 255 bytes, and a hash and an ending come after it. */
const shortName = (name: string) =>
  name.length <= 200 ? name : `${name.slice(0, 180)}~${hashOf(name)}`;

const hashOf = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 16);
