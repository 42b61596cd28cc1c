import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import webpack, { type Chunk, type Compilation, type Module } from "webpack";

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** In SPDX form, or as the package writes it. */
  readonly license: string;
  readonly text: string | undefined;
}

const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), "unknown"),
});

/** Packages in the emitted scripts and styles, including the service worker's. */
export function shippedPackages(compilation: Compilation): readonly ShippedPackage[] {
  const folders = new Set(emittedModules(compilation, compilation).flatMap(foldersOf));
  return [...folders].map(readPackage).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ name, version }: ShippedPackage) => `${name}@${version}`;

/** @param whole emits the files of its child compilations */
function emittedModules(compilation: Compilation, whole: Compilation): readonly Module[] {
  const isEmitted = ({ files }: Chunk) => [...files].some((file) => whole.getAsset(file));
  const modules = [...compilation.chunks]
    .filter(isEmitted)
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return [...modules, ...compilation.children.flatMap((child) => emittedModules(child, whole))];
}

/** Includes the modules that webpack has concatenated into one. */
function foldersOf(module: Module): readonly string[] {
  if (module instanceof webpack.RuntimeModule) return [webpackFolder];
  const parts = "modules" in module && Array.isArray(module.modules) ? module.modules : [];
  const file = module.nameForCondition();
  const own = file === null ? undefined : packageFolder.exec(file)?.[0];
  return [...(own === undefined ? [] : [own]), ...parts.flatMap(foldersOf)];
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** webpack's runtime is in every script. */
const webpackFolder = path.join(import.meta.dirname, "../../node_modules/webpack");

function readPackage(folder: string): ShippedPackage {
  const file = path.join(folder, "package.json");
  const { name, version, license } = v.parse(manifest, JSON.parse(readFileSync(file, "utf8")));
  const named = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(one));
  const text = named === undefined ? undefined : readFileSync(path.join(folder, named), "utf8");
  return { name, version, license, text: text?.trim() };
}
