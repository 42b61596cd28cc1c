import { createRequire } from "node:module";
import type ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import { disableValidation, enableValidation } from "schema-utils";
import webpack, { type Compiler } from "webpack";
import { articleLayer } from "../loaders/content-rules.ts";

const require = createRequire(import.meta.url);
const refreshLoader = require.resolve("@pmmmwh/react-refresh-webpack-plugin/loader");

/** Hot-reloads React components, except those that only render articles at build time. */
export class RefreshPlugin {
  apply(compiler: Compiler): void {
    const { name } = RefreshPlugin;
    const ReactRefresh = load();
    // To compile the schema of its options takes a twentieth of a start from the cache.
    disableValidation();
    // webpack-dev-server already has an overlay.
    new ReactRefresh({ overlay: false }).apply(compiler);
    enableValidation();
    // Replaces a polyfill of 52 modules: https://caniuse.com/mdn-javascript_builtins_globalthis
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

/** Loaded only in development. */
const load = (): typeof ReactRefreshPlugin => require("@pmmmwh/react-refresh-webpack-plugin");
