import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Compiler } from "webpack";

/** Fails for a style sheet that never arrives; mini-css-extract-plugin alone would wait forever. */
export class StyleSheetsPlugin {
  #filename: string;

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

/** Loading has ended once the tag has no handlers. Times are in milliseconds. */
const giveUp = (tag: string, limit: number) =>
  `setTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: "timeout" }), ${limit});`;
