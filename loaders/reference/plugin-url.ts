import { slug } from "github-slugger";

/**
 * Returns the address of a plugin's entry: `/plugins/banner-plugin/`, or a section of a page about
 * several plugins.
 *
 * @param name as in `new webpack.optimize.SplitChunksPlugin()`, with or without what's before its last part
 */
export function pluginUrl(name: string): string {
  const last = name.replace(/^.*\./, "");
  const page = Object.keys(pages).find((one) => pages[one]?.includes(last));
  return page === undefined ? `/plugins/${kebab(last)}/` : `/plugins/${page}/#${slug(last)}`;
}

/** Whether a page is about this plugin alone. */
export const hasOwnPage = (name: string): boolean => !pluginUrl(name).includes("#");

/** Pages about several plugins. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "dll-plugin": ["DllPlugin", "DllReferencePlugin"],
  "container-plugin": [
    "ContainerPlugin",
    "ContainerReferencePlugin",
    "ConsumeSharedPlugin",
    "ProvideSharedPlugin",
    "SharePlugin",
  ],
  "internal-plugins": [
    "AbstractLibraryPlugin",
    "AggressiveMergingPlugin",
    "AggressiveSplittingPlugin",
    "AssetModulesPlugin",
    "AsyncWebAssemblyModulesPlugin",
    "BunTargetPlugin",
    "ChunkModuleIdRangePlugin",
    "ChunkPrefetchPreloadPlugin",
    "CssModulesPlugin",
    "DelegatedPlugin",
    "DenoTargetPlugin",
    "DeterministicChunkIdsPlugin",
    "DeterministicModuleIdsPlugin",
    "DynamicEntryPlugin",
    "ElectronTargetPlugin",
    "EnableChunkLoadingPlugin",
    "EnableLibraryPlugin",
    "EnableWasmLoadingPlugin",
    "EntryOptionPlugin",
    "EntryPlugin",
    "EvalDevToolModulePlugin",
    "ExternalsPlugin",
    "FetchCompileAsyncWasmPlugin",
    "FetchCompileWasmPlugin",
    "HtmlModulesPlugin",
    "JavascriptModulesPlugin",
    "JsonModulesPlugin",
    "JsonpTemplatePlugin",
    "LibManifestPlugin",
    "LibraryTemplatePlugin",
    "LoaderTargetPlugin",
    "MemoryCachePlugin",
    "NamedChunkIdsPlugin",
    "NamedModuleIdsPlugin",
    "NaturalModuleIdsPlugin",
    "NodeEnvironmentPlugin",
    "NodeSourcePlugin",
    "NodeTargetPlugin",
    "NodeTemplatePlugin",
    "OccurrenceChunkIdsPlugin",
    "OccurrenceModuleIdsPlugin",
    "PlatformPlugin",
    "ReadFileCompileAsyncWasmPlugin",
    "ReadFileCompileWasmPlugin",
    "RealContentHashPlugin",
    "RuntimeChunkPlugin",
    "SideEffectsFlagPlugin",
    "WebWorkerTemplatePlugin",
  ],
};

/** `SSRManifestPlugin` → `ssr-manifest-plugin` */
const kebab = (name: string) =>
  // The web links to it under this name.
  name === "NoEmitOnErrorsPlugin"
    ? name
    : name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
