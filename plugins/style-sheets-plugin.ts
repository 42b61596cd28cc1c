import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Compiler } from "webpack";

/**
 * Extracts the style sheets that chunks import. mini-css-extract-plugin alone waits forever for one
 * that doesn't arrive; here it fails as a script does, after `output.chunkLoadTimeout`.
 */
export class StyleSheetsPlugin {
  #filename: string;

  /** @param filename with webpack's placeholders */
  constructor(filename: string) {
    this.#filename = filename;
  }

  apply(compiler: Compiler): void {
    const { name } = StyleSheetsPlugin;
    const filename = this.#filename;
    new MiniCssExtractPlugin({ filename, chunkFilename: filename }).apply(compiler);
    compiler.hooks.compilation.tap(name, (compilation) => {
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      const limit = Number(compilation.outputOptions.chunkLoadTimeout);
      beforeTagInsert.tap(name, (source, { tag }) => source + giveUp(tag, limit));
    });
  }
}

/**
 * Returns a statement for webpack's runtime. A tag that has loaded or failed has no handlers left.
 *
 * @param tag name of the variable that has the `<link>`
 * @param limit in milliseconds
 */
const giveUp = (tag: string, limit: number) =>
  `setTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: "timeout" }), ${limit});`;
