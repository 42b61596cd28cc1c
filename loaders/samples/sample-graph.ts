import path from "node:path";
import type { Compilation, Module } from "webpack";
import type { GraphModule, SampleGraph } from "../../src/site/code/sample-results.ts";
import { innerModules } from "./emitted-files.ts";

/** The modules of a sample, what each imports, and the chunks that they are in. */
export function sampleGraph(compilations: readonly Compilation[]): SampleGraph {
  const graphs = compilations.map(graphOf);
  return {
    chunks: graphs.flatMap(({ chunks }) => chunks),
    modules: graphs.flatMap(({ modules }) => modules),
  };
}

function graphOf(compilation: Compilation): SampleGraph {
  const { chunkGraph } = compilation;
  const chunks = [...compilation.chunks].filter(
    (chunk) => chunkGraph.getNumberOfChunkModules(chunk) > 0,
  );
  const places = chunks.flatMap((chunk) =>
    [...chunkGraph.getChunkModules(chunk)]
      .flatMap(innerModules)
      .map((module) => ({ chunk: String(chunk.id), module })),
  );
  return {
    chunks: chunks.map((chunk) => ({
      id: String(chunk.id),
      name: chunk.name ?? undefined,
      files: [...chunk.files],
      isInitial: chunk.canBeInitial(),
    })),
    modules: [...Map.groupBy(places, ({ module }) => module)]
      .map(([module, within]) => ({
        name: nameOf(module, compilation),
        size: module.size(),
        chunks: within.map(({ chunk }) => chunk),
        imports: importsOf(module, compilation),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** Runtime modules have no file. */
function nameOf(module: Module, { compiler, requestShortener }: Compilation): string {
  const file = module.nameForCondition();
  return file === null
    ? module.readableIdentifier(requestShortener)
    : `./${path.relative(compiler.context, file).replaceAll("\\", "/")}`;
}

function importsOf(module: Module, compilation: Compilation): GraphModule["imports"] {
  const { moduleGraph } = compilation;
  const inBlocks = module.blocks.flatMap(({ dependencies }) => dependencies);
  const onDemand = new Set(inBlocks.map((one) => moduleGraph.getModule(one)));
  const direct = new Set(module.dependencies.map((one) => moduleGraph.getModule(one)));
  return [...direct.union(onDemand)]
    .filter((one): one is Module => one !== null && one !== module)
    .map((one) => ({ name: nameOf(one, compilation), isOnDemand: !direct.has(one) }));
}
