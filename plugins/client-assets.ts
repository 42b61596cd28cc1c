import type { Chunk, Compilation } from "webpack";
import type { ClientAssets } from "../src/types.ts";

/**
 * Finds the files that a prerendered page refers to.
 *
 * @param entry name of the client's entry
 * @returns function from the names of a page's islands to URLs: an island that is prerendered
 *   needs its style at once, its script is loaded when it comes into view
 */
export function clientAssets(
  compilation: Compilation,
  entry: string,
): (islands: readonly string[]) => ClientAssets {
  const publicPath = compilation.getPath(String(compilation.outputOptions.publicPath ?? "/"));
  const url = (file: string) => publicPath + file;
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const scripts = files.filter((file) => file.endsWith(".js")).map(url);
  const styles = files.filter((file) => file.endsWith(".css")).map(url);
  return (islands) => {
    const chunks = islands.map((name) => compilation.namedChunks.get(`island-${name}-style`));
    const own = chunks.flatMap((chunk) => cssFiles(chunk)).map(url);
    return { scripts, styles: [...styles, ...own] };
  };
}

const cssFiles = (chunk: Chunk | undefined) =>
  [...(chunk?.files ?? [])].filter((file) => file.endsWith(".css"));
