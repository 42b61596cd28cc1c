import webpack, { type Compilation, type Compiler, type Module } from "webpack";
import { articleLoader } from "../loaders/content-rules.ts";
import { stopWorkers } from "../loaders/workers.ts";

/**
 * Gives back the memory that rendering articles took, once all pages have been built, and keeps
 * articles out of the cache, of which they would be more than half. A page needs its article only
 * when it's built anew.
 */
export class ArticlesPlugin {
  apply(compiler: Compiler): void {
    const { name } = ArticlesPlugin;
    compiler.cache.hooks.store.intercept({
      register: (tap) => ({
        ...tap,
        fn: (...item: [identifier: string, ...unknown[]]) =>
          isArticle(item[0]) ? undefined : tap.fn(...item),
      }),
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        void stopWorkers();
        for (const module of [...modules]) {
          // The only runtime modules so far are those that ran articles, and refer to them.
          const isDone = isArticle(module.identifier()) || module instanceof webpack.RuntimeModule;
          if (isDone) forget(module, compilation);
        }
        const { addModuleQueue, buildQueue, processDependenciesQueue } = compilation;
        for (const done of [addModuleQueue, buildQueue, processDependenciesQueue]) done.clear();
      });
    });
  }
}

/** Also of what webpack caches about it. */
const isArticle = (identifier: string): boolean => identifier.includes(articleLoader);

/** No chunk has it, so nothing asks for it from now on. */
function forget(module: Module, compilation: Compilation) {
  const { modules, moduleGraph } = compilation;
  for (const { dependency } of [...moduleGraph.getOutgoingConnections(module)]) {
    if (dependency !== null) moduleGraph.removeConnection(dependency);
  }
  modules.delete(module);
  // webpack has no method for these.
  Reflect.get(compilation, "_modules").delete(module.identifier());
  Reflect.get(moduleGraph, "_moduleMap").delete(module);
}
