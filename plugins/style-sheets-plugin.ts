import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Compiler } from "webpack";

/**
 * Makes style sheets of what chunks import. One that does not arrive fails as a script does: after
 * `output.chunkLoadTimeout`, with the type `timeout`. Of its own, mini-css-extract-plugin waits for
 * ever.
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
 * A statement of webpack's runtime. The tag has no handlers any more once it was loaded, or failed.
 *
 * @param tag name of the variable that has the `<link>`
 * @param limit in milliseconds
 */
const giveUp = (tag: string, limit: number) =>
  `setTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: "timeout" }), ${limit});`;
