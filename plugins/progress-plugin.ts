import path from "node:path";
import webpack, { type Compilation, type Compiler, type Module, type NormalModule } from "webpack";

/** Shows progress on one line of a terminal, with the page that runs, in case it never ends. */
export class ProgressPlugin {
  apply(compiler: Compiler): void {
    const { stderr } = process;
    if (!stderr.isTTY) return;
    const show = (text: string) => {
      stderr.clearLine(0);
      stderr.cursorTo(0);
      stderr.write(text.slice(0, stderr.columns - 1));
    };
    let progress = "";
    new webpack.ProgressPlugin((percentage, message) => {
      progress = percentage < 1 ? `${Math.round(percentage * 100)} % ${message}` : "";
      show(progress);
    }).apply(compiler);
    compiler.hooks.compilation.tap(ProgressPlugin.name, (compilation) =>
      onPage(compilation, (page) => show(`${progress} ${path.relative("", page)}`)),
    );
  }
}

/** Skips the modules that a page imports. */
function onPage({ hooks }: Compilation, tell: (page: string) => void) {
  const runs = new WeakSet<object>();
  // Run before webpack executes the module.
  const first = { name: ProgressPlugin.name, stage: -1 };
  hooks.executeModule.tap(first, ({ module }, run) => {
    if (runs.has(run) || !isOfFile(module)) return;
    runs.add(run);
    if (/\.mdx?$/i.test(module.resource)) tell(module.resource);
  });
}

const isOfFile = (module: Module): module is NormalModule => "resource" in module;
