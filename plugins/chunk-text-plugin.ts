import webpack, { type Compiler } from "webpack";

const { sources } = webpack;

/**
 * Turns each chunk into one text. webpack would keep all that it was made of, in memory and as more than
 * a third of its cache, for a map. Only the entry that prerenders needs one.
 */
export class ChunkTextPlugin {
  apply(compiler: Compiler): void {
    const { name } = ChunkTextPlugin;
    compiler.hooks.compilation.tap(name, ({ hooks }) =>
      // After webpack's own plugins, which say how to write a chunk.
      hooks.renderManifest.tap({ name, stage: 1 }, (files, { chunk }) =>
        chunk.name === "prerender"
          ? files
          : files.map((file) => ({
              ...file,
              // As a string: webpack looks for hashes of other files only in text.
              render: () => new sources.RawSource(file.render().source()),
            })),
      ),
    );
  }
}
