import type { Compilation } from "webpack";
import { islandStyleChunk, viewChunk } from "../../src/site/output/file-names.ts";
import type { ClientAssets, ClientFile, PageNeeds } from "../../src/site/output/client-assets.ts";
import { integrity } from "./integrity.ts";

/**
 * Finds the files that a page's HTML refers to. Islands need only their styles at first, because
 * their scripts are loaded when they come into view. A view needs both to be hydrated.
 */
export function clientAssets(compilation: Compilation): (needs: PageNeeds) => ClientAssets {
  const publicPath = compilation.getPath(String(compilation.outputOptions.publicPath ?? "/"));
  const url = (file: string) => publicPath + file;
  const known = new Map<string, ClientFile>();
  const clientFile = (file: string): ClientFile => {
    const content = compilation.getAsset(file)?.source.buffer();
    if (content === undefined) throw new Error(`A document needs ${file}, which is not built.`);
    const found = known.get(file) ?? { url: url(file), integrity: integrity(content) };
    known.set(file, found);
    return found;
  };
  const files = compilation.entrypoints.get("client")?.getFiles() ?? [];
  const chunk = (name: string) =>
    [...(compilation.namedChunks.get(name)?.groupsIterable ?? [])].flatMap((group) =>
      group.getFiles(),
    );
  const urlOf = (mark: "isSearchIndex" | "isTooltips") => {
    const asset = compilation.getAssets().find(({ info }) => info[mark]);
    return asset && url(asset.name);
  };
  const [searchIndex, tooltips] = [urlOf("isSearchIndex"), urlOf("isTooltips")];
  return ({ islands, view }) => {
    const ofView = view === undefined ? [] : chunk(viewChunk(view));
    if (view !== undefined && ofView.length === 0) {
      throw new Error(
        `No chunk is called ${viewChunk(view)}: src/components/app/lazy-views.ts names it.`,
      );
    }
    const ofIslands = islands.flatMap((name) => chunk(islandStyleChunk(name))).filter(isStyle);
    const all = [...new Set([...files, ...ofView, ...ofIslands])];
    return {
      scripts: all.filter(isScript).map(clientFile),
      styles: all.filter(isStyle).map(clientFile),
      searchIndex,
      tooltips,
    };
  };
}

const isScript = (file: string) => file.endsWith(".js");
const isStyle = (file: string) => file.endsWith(".css");
