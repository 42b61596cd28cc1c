import path from "node:path";
import v8 from "node:v8";
import webpack, { type Compilation, type Compiler } from "webpack";
import { articleLayer, type ContentOptions } from "../loaders/content-rules.ts";
import type { PageFacts } from "../src/types.ts";
import { checkEntries } from "./check/check-entries.ts";
import { checkSite, clashingFiles } from "./check/check-site.ts";
import { beginArticles } from "../loaders/page/article-loader.ts";
import { setLastCommits } from "../loaders/page/last-commit.ts";
import { lastCached } from "./output/build-cache.ts";
import { contentModules, setContentTexts } from "./content/content-modules.ts";
import { siteContent, type SiteContent } from "./content/site-content.ts";
import { ContentScan } from "./content/content-scan.ts";
import { lastCommits } from "./content/git-log.ts";
import { notificationFile } from "./content/notification.ts";
import { pageFacts, pageFactsOf } from "./content/page-facts.ts";
import { watchedErrorGroups } from "./content/error-module.ts";
import { webpackChanges, webpackVersions } from "./content/release-modules.ts";
import { printablePath } from "./check/printable-path.ts";
import { redirectsFile } from "./content/redirects.ts";
import { settingsFile } from "./content/site-settings.ts";
import { groupProblems } from "./check/group-problems.ts";
import { json } from "./content/virtual-modules.ts";

const { Compilation: stages, WebpackError } = webpack;

const contents = new WeakMap<Compilation, SiteContent>();

/** Serves the `content:` modules, watches the content folder, and reports problems in it. */
export class ContentPlugin {
  static contentOf(compilation: Compilation): SiteContent {
    const content = contents.get(compilation);
    if (content === undefined) throw new Error(`${ContentPlugin.name} is not among the plugins.`);
    return content;
  }

  #options: ContentOptions;
  #scan: ContentScan;

  constructor(options: ContentOptions) {
    this.#options = options;
    this.#scan = new ContentScan(options.root, options.strict);
  }

  apply(compiler: Compiler): void {
    const { root } = this.#options;
    const { name } = ContentPlugin;
    let scanned: SiteContent | undefined;
    const read = async () => {
      scanned = siteContent(await this.#scan.scan());
    };
    const content = () => {
      if (scanned === undefined) throw new Error("The content folder is read before it's used.");
      return scanned;
    };
    new webpack.experiments.schemes.VirtualUrlPlugin(
      {
        ...contentModules(content, root),
        errors: json((context) => watchedErrorGroups(context, root)),
        "webpack-versions": json(webpackVersions),
        "webpack-changes": json(webpackChanges),
        // Read when they're needed, because that takes a moment.
        "check-facts": json(async () =>
          (await import("../loaders/reference/check-facts.ts")).checkFacts(),
        ),
      },
      { scheme: "content", context: root },
    ).apply(compiler);
    let commits: Awaited<ReturnType<typeof lastCommits>> = new Map();
    compiler.hooks.watchRun.tapPromise(name, async () => {
      beginArticles(compiler.modifiedFiles ?? [], this.#options);
      await read();
    });
    compiler.hooks.run.tapPromise(name, async () => {
      await read();
      const changed = this.#scan.changedSince(lastCached(compiler));
      beginArticles(
        changed.map((file) => path.join(root, file)),
        this.#options,
      );
      // Not in development, where each commit would recompile the pages it changed.
      commits = await lastCommits(root);
      const isLarge = content().paths.length > manyPages;
      if (isLarge) v8.setFlagsFromString("--heap-growing-percent=50");
    });
    // Also for the document of development, which has a compiler of its own.
    compiler.hooks.compilation.tap(name, (compilation) =>
      setContentTexts(compilation, content(), root),
    );
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const current = content();
      contents.set(compilation, current);
      // Name each folder: after a change, webpack rereads only the named ones.
      compilation.contextDependencies.addAll(current.folders);
      setLastCommits(compilation, compiler.watchMode ? [] : current.paths, commits);
      compilation.hooks.processAssets.tap({ name, stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () =>
        this.#report(compilation, current),
      );
    });
  }

  #report(compilation: Compilation, content: SiteContent) {
    const { root, strict } = this.#options;
    const facts = pageFacts(compilation.modules);
    const { pages, routes, links, notification, redirects, settings } = content;
    const isWhole = compilation.options.mode === "production";
    const clashes = clashingFiles(Object.keys(compilation.assets));
    for (const file of clashes.keys()) compilation.deleteAsset(file);
    const site = {
      pages,
      fragments: notification === undefined ? [] : [notificationFile],
      facts,
      routes,
      related: links,
      clashes,
      redirectLines: redirects.lines,
      assets: isWhole ? Object.keys(compilation.assets) : undefined,
      dataLinks: new Map([
        [redirectsFile, redirects.links],
        [settingsFile, settings.links],
      ]),
    };
    const problems = [
      ...content.problems,
      ...checkSite(site),
      ...checkEntries(pages, facts),
    ].toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
    const folder = path.relative(compilation.compiler.context, root).replaceAll("\\", "/") || ".";
    // Errors in articles have already been reported as problems of their pages.
    compilation.errors = compilation.errors.filter(isElsewhere);
    compilation.warnings = compilation.warnings.filter(
      (warning) => isElsewhere(warning) && !isAboutCase(warning),
    );
    const told = new Set<string>();
    for (const problem of strict ? problems : groupProblems(problems)) {
      const text = `${printablePath(problem.path)}:${problem.line}: ${problem.message}`;
      // Skip duplicates, because a line may have the same mistake twice.
      if (told.has(text)) continue;
      told.add(text);
      const isError = strict && problem.isWarning !== true;
      const list = isError ? compilation.errors : compilation.warnings;
      list.push(new WebpackError(`${folder}/${text}`));
    }
    if (!isWhole) compilation.warnings.push(...adviceOf(facts, folder));
  }
}

/**
 * For so many, V8 would let garbage take 0.2 of 1.8 GB (1,500 pages) or 0.9 of 6.2 GB (10,000). It
 * collects it more often instead, for which a build takes a twentieth longer.
 */
const manyPages = 500;

const adviceOf = (facts: ReadonlyMap<string, PageFacts>, folder: string) =>
  [...facts].flatMap(([file, { advice = [] }]) =>
    advice.map(({ line, message }) => new WebpackError(`${folder}/${file}:${line}: ${message}`)),
  );

const isElsewhere = (error: Error) =>
  !(error instanceof WebpackError) || error.module?.layer !== articleLayer;

/** Two pages whose URLs differ only in case are already reported. */
const isAboutCase = (error: Error) =>
  error.name === "CaseSensitiveModulesWarning" &&
  error instanceof WebpackError &&
  error.module !== undefined &&
  error.module !== null &&
  pageFactsOf(error.module) !== undefined;
