import { createRequire } from "node:module";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import webpack, { type Compiler } from "webpack";
import { articleLayer } from "../loaders/page/layer.ts";

const refreshLoader = createRequire(import.meta.url).resolve(
  "@pmmmwh/react-refresh-webpack-plugin/loader",
);

/** Replaces React components in a running page; those that only render articles stay as they are. */
export class RefreshPlugin {
  apply(compiler: Compiler): void {
    const { name } = RefreshPlugin;
    // webpack-dev-server has an overlay already.
    new ReactRefreshPlugin({ overlay: false }).apply(compiler);
    // Its polyfill is 52 modules for what our browsers have: https://caniuse.com/mdn-javascript_builtins_globalthis
    const globals = { "core-js-pure/features/global-this": "globalThis" };
    new webpack.ExternalsPlugin("var", globals).apply(compiler);
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.afterResolve.tap({ name, stage: 1 }, (resolved) => {
        const { contextInfo, createData } = resolved;
        if (contextInfo.issuerLayer !== articleLayer) return;
        createData.loaders = createData.loaders?.filter(({ loader }) => loader !== refreshLoader);
      });
    });
  }
}
