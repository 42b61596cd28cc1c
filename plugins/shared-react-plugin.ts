import webpack, { type Compiler, type Module } from "webpack";
import { articleLayer } from "../loaders/page/layer.ts";

/**
 * Lets what is rendered during the build, articles and the document of development, use the React
 * that Node loads: one copy, whatever React lies beside the content. As modules of webpack's it
 * would be parsed in each build, and run anew for each page.
 */
export class SharedReactPlugin {
  apply(compiler: Compiler): void {
    const { name } = SharedReactPlugin;
    // By nothing else does React choose between its two builds.
    process.env.NODE_ENV = compiler.options.mode;
    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      hooks.factorize.tap(name, ({ request, contextInfo: { issuerLayer, compiler: child } }) =>
        (issuerLayer === articleLayer || child === "HtmlWebpackCompiler") && isReact(request)
          ? nodeModule(request)
          : undefined,
      );
    });
  }
}

const isReact = (request: string) => /^react(?:-dom)?(?:\/|$)/.test(request);

/** webpack runs modules of a build without Node's `require`. */
function nodeModule(request: string): Module {
  const require = `process.getBuiltinModule("node:module").createRequire(${JSON.stringify(import.meta.filename)})`;
  return new webpack.ExternalModule(`${require}(${JSON.stringify(request)})`, "var", request);
}
