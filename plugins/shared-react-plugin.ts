import webpack, { type Compiler, type Module } from "webpack";
import { articleLayer } from "../loaders/content-rules.ts";

/**
 * Renders with the React that Node loads, whatever React is near the content.
 * As a webpack module, it would be parsed in each build and run again for each page.
 */
export class SharedReactPlugin {
  apply(compiler: Compiler): void {
    const { name } = SharedReactPlugin;
    // React chooses between its two builds by this variable.
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

/** webpack has no `require` where it executes modules during a build. */
function nodeModule(request: string): Module {
  const require = `process.getBuiltinModule("node:module").createRequire(${JSON.stringify(import.meta.filename)})`;
  return new webpack.ExternalModule(`${require}(${JSON.stringify(request)})`, "var", request);
}
