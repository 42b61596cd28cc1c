import webpack, { type Compilation, type Compiler } from "webpack";
import type { SearchIndex } from "../src/site/search/search-index.ts";
import type { PageSection } from "../src/types.ts";
import { ContentPlugin } from "./content-plugin.ts";
import { addFlags } from "./content/option-flags.ts";
import { pageFacts } from "./content/page-facts.ts";
import { assetHash } from "./output/asset-hash.ts";
import { ReferencePlugin } from "./reference-plugin.ts";

const { Compilation: stages, sources } = webpack;

/** Emits the index of the embedded search from the compiled pages. */
export class SearchPlugin {
  apply(compiler: Compiler): void {
    const { name } = SearchPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // First, because prerendered documents refer to the index.
      compilation.hooks.processAssets.tapPromise(
        { name, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.#emit(compilation),
      );
    });
  }

  async #emit(compilation: Compilation): Promise<void> {
    const text = Buffer.from(JSON.stringify(await this.#index(compilation)));
    const isProduction = compilation.options.mode === "production";
    const file = isProduction ? `search-index.${assetHash(text)}.json` : "search-index.json";
    compilation.emitAsset(file, new sources.RawSource(text), {
      immutable: isProduction,
      isSearchIndex: true,
    });
  }

  /** In development, pages that aren't compiled yet have only a title and a description. */
  async #index(compilation: Compilation): Promise<SearchIndex> {
    const { pages, routes } = ContentPlugin.contentOf(compilation);
    const facts = pageFacts(compilation.modules);
    const withFlags = addFlags(ReferencePlugin.factsOf(compilation)?.flags ?? []);
    const articles = pages.map(({ path, url, title, description }) => {
      const { sections = [], readmeIds = [] } = facts.get(path) ?? {};
      const all = sections.map((section) => withFlags(url, section));
      return { url, title, description, sections: withShortReadme(all, readmeIds) };
    });
    const others = routes
      .filter(({ hasArticle, isHidden }) => !hasArticle && !isHidden)
      .map(({ url, title, description }) => ({ url, title, description, sections: [] }));
    return { pages: [...articles, ...others] };
  }
}

/** READMEs would be a quarter of the index. People search them for options, which are headings. */
const withShortReadme = (sections: readonly PageSection[], ids: readonly string[]) =>
  sections.map((section) =>
    ids.includes(section.id)
      ? {
          ...section,
          text: section.text.slice(0, 100).replace(/\S*$/, ""),
          code: "",
          isReadme: true,
        }
      : section,
  );
