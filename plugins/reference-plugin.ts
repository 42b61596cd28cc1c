import { readFileSync } from "node:fs";
import path from "node:path";
import webpack, { type Compilation, type Compiler, type Module } from "webpack";
import type { Documented, PublicFacts } from "../loaders/reference/public-facts.ts";
import { readFactsInThread } from "../loaders/workers.ts";
import type { ReferenceEntry } from "../src/types.ts";
import { coverage, coverageText } from "./check/coverage.ts";
import { upgradeReport, type PublishedFacts } from "./check/upgrade-report.ts";
import { pageFacts } from "./content/page-facts.ts";
import { TooltipsPlugin } from "./tooltips-plugin.ts";

const { Compilation: stages, sources } = webpack;

/**
 * Publishes what the installed webpack says of its options, hooks, plugins, and commands, as
 * `/reference/*.json`, and how much of it is documented, as `/reference/coverage.txt`. Says what
 * has changed if the last build had another webpack.
 */
export class ReferencePlugin {
  /** Known once all modules are; missing in development, and on sites without a reference. */
  static factsOf(compilation: Compilation): PublicFacts | undefined {
    return known.get(compilation);
  }

  apply(compiler: Compiler): void {
    const { name } = ReferencePlugin;
    new TooltipsPlugin().apply(compiler);
    let report: string | undefined;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before `ArticlesPlugin` stops the threads that have read most of them.
      compilation.hooks.finishModules.tapPromise({ name, stage: -1 }, async (modules) => {
        // Another content folder may document something else.
        if (entriesIn(modules).length === 0) return;
        // The cache starts anew with another webpack.
        const cache = compilation.getCache("reference");
        known.set(compilation, await cache.providePromise("facts", null, readFactsInThread));
      });
      compilation.hooks.processAssets.tap(
        { name, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const facts = known.get(compilation);
          report = facts && this.#emit(compilation, facts);
        },
      );
    });
    compiler.hooks.afterDone.tap(name, () => {
      if (report !== undefined) console.log(report);
    });
  }

  #emit(compilation: Compilation, facts: PublicFacts): string | undefined {
    const entries = entriesIn(compilation.modules);
    const lists = publishedLists(facts, entries);
    for (const [name, list] of Object.entries(lists)) {
      const text = JSON.stringify({ $schema, webpack: facts.version, ...list }, null, 1);
      compilation.emitAsset(`${folder}${name}.json`, new sources.RawSource(Buffer.from(text)));
    }
    const schema = readFileSync(path.join(import.meta.dirname, "output/reference-schema.json"));
    compilation.emitAsset(`${folder}schema.json`, new sources.RawSource(schema));
    const text = `${coverageText(coverage(facts, entries))}\n`;
    compilation.emitAsset(`${folder}coverage.txt`, new sources.RawSource(text));
    const before = publishedIn(compilation.outputOptions.path ?? "");
    if (before === undefined || before.webpack === facts.version) return undefined;
    const { options, hooks, plugins, cli } = lists;
    return upgradeReport(before, {
      webpack: facts.version,
      ...options,
      ...hooks,
      ...plugins,
      ...cli,
    });
  }
}

const known = new WeakMap<Compilation, PublicFacts>();

const entriesIn = (modules: Iterable<Module>): readonly ReferenceEntry[] =>
  [...pageFacts(modules).values()].flatMap((page) => page.entries ?? []);

const folder = "reference/";

const $schema = "/reference/schema.json";

/** With addresses of entries that exist. */
function publishedLists(
  { options, hooks, plugins, flags, commands }: PublicFacts,
  entries: readonly ReferenceEntry[],
) {
  const present = new Set(entries.map(({ url }) => url));
  const published = <Facts extends Documented<object>>(list: readonly Facts[]) =>
    list.map(({ entry, url, ...facts }) => ({
      ...facts,
      url: present.has(url) ? url : undefined,
    }));
  return {
    options: { options: published(options) },
    hooks: { hooks: published(hooks) },
    plugins: { plugins: published(plugins) },
    cli: { commands, flags: published(flags) },
  };
}

/** @returns what the last build published, if there was one */
function publishedIn(output: string): PublishedFacts | undefined {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(output, folder, `${name}.json`), "utf8"));
  try {
    return { ...read("options"), ...read("hooks"), ...read("plugins"), ...read("cli") };
  } catch {
    return undefined;
  }
}
