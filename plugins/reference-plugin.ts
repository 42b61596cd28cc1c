import webpack, { type Compilation, type Compiler } from "webpack";
import type { Documented, PublicFacts } from "../loaders/reference/public-facts.ts";
import { readFactsInThread } from "../loaders/workers.ts";
import type { ReferenceEntry } from "../src/types.ts";
import { coverage, coverageText } from "./check/coverage.ts";
import { pageFacts } from "./content/page-facts.ts";

const { Compilation: stages, sources } = webpack;

/**
 * Publishes what the installed webpack says of its options, hooks, plugins, and commands, as
 * `/reference/*.json`, and how much of it is documented, as `/reference/coverage.txt`.
 */
export class ReferencePlugin {
  apply(compiler: Compiler): void {
    const { name } = ReferencePlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => this.#emit(compilation),
      );
    });
  }

  async #emit(compilation: Compilation): Promise<void> {
    const entries = [...pageFacts(compilation.modules).values()].flatMap(
      (page) => page.entries ?? [],
    );
    // Another content folder may document something else.
    if (entries.length === 0) return;
    // The cache starts anew with another webpack.
    const facts: PublicFacts = await compilation
      .getCache("reference")
      .providePromise("facts", null, readFactsInThread);
    const files = {
      ...publicFiles(facts, entries),
      "coverage.txt": `${coverageText(coverage(facts, entries))}\n`,
    };
    for (const [file, text] of Object.entries(files))
      compilation.emitAsset(`reference/${file}`, new sources.RawSource(Buffer.from(text)));
  }
}

/** With addresses of entries that exist. */
function publicFiles(
  { version, options, hooks, plugins, flags, commands }: PublicFacts,
  entries: readonly ReferenceEntry[],
): Readonly<Record<string, string>> {
  const present = new Set(entries.map(({ url }) => url));
  const published = <Facts extends Documented<object>>(list: readonly Facts[]) =>
    list.map(({ entry, url, ...facts }) => ({
      ...facts,
      url: present.has(url) ? url : undefined,
    }));
  const lists = {
    options: { options: published(options) },
    hooks: { hooks: published(hooks) },
    plugins: { plugins: published(plugins) },
    cli: { commands, flags: published(flags) },
  };
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      `${name}.json`,
      JSON.stringify({ webpack: version, ...list }, null, 1),
    ]),
  );
}
