import path from "node:path";
import v8 from "node:v8";
import webpack, { type Compilation, type Compiler, type LoaderContext } from "webpack";
import { articleLayer, type ContentOptions } from "../loaders/content-rules.ts";
import { sponsorCounts } from "../src/site/sponsors/sponsors.ts";
import type { PageFacts } from "../src/types.ts";
import { checkEntries } from "./check/check-entries.ts";
import { checkSite, clashingFiles } from "./check/check-site.ts";
import { fileRequest, packagePageRequest } from "../loaders/page/file-request.ts";
import { setLastCommits } from "../loaders/page/last-commit.ts";
import { siteContent, type SiteContent } from "./content/site-content.ts";
import { ContentScan } from "./content/content-scan.ts";
import { lastCommits } from "./content/git-log.ts";
import { notificationFile } from "./content/notification.ts";
import { pageFacts, pageFactsOf } from "./content/page-facts.ts";
import { pictureHosts } from "../src/site/hosting/allowed-hosts.ts";
import { errorsModule } from "./content/error-module.ts";
import { changesModule, versionsModule } from "./content/release-modules.ts";
import { printablePath } from "./check/printable-path.ts";
import { redirectsFile } from "./content/redirects.ts";
import { settingsFile } from "./content/site-settings.ts";
import { groupProblems } from "./check/group-problems.ts";
import {
  notificationModule,
  pagesModule,
  treeModule,
  valueModule,
} from "./content/virtual-modules.ts";

const { Compilation: stages, WebpackError } = webpack;

const contents = new WeakMap<Compilation, () => Promise<SiteContent>>();

/** Serves the `content:` modules, watches the content folder, and reports problems in it. */
export class ContentPlugin {
  static contentOf(compilation: Compilation): Promise<SiteContent> {
    const content = contents.get(compilation)?.();
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
    let derived: Promise<SiteContent> | undefined;
    const scan = () => (derived ??= this.#scan.scan().then(siteContent));
    const serve =
      (text: (content: SiteContent) => string | Promise<string>) =>
      async (context: LoaderContext<object>) => {
        const content = await scan();
        // Name each folder: after a change, webpack rereads only the named ones.
        for (const folder of content.folders) context.addContextDependency(folder);
        return text(content);
      };
    const value = (pick: (content: SiteContent) => object | undefined) =>
      serve((content) => valueModule(pick(content)));
    new webpack.experiments.schemes.VirtualUrlPlugin(
      {
        tree: serve(({ tree }) => treeModule(tree)),
        navigation: value(({ navigation }) => navigation),
        pages: serve(({ paths, packagePages }) =>
          pagesModule(paths, (file) =>
            packagePages.has(file)
              ? packagePageRequest(root, file)
              : fileRequest(path.join(root, file)),
          ),
        ),
        notification: serve(({ notification }) =>
          notificationModule(path.join(root, notificationFile), notification),
        ),
        redirects: value(({ redirects }) => redirects.redirects),
        settings: value(({ settings }) => settings.settings),
        sponsors: value(({ synced }) => synced.sponsors),
        "sponsor-counts": value(({ synced }) => sponsorCounts(synced.sponsors)),
        "picture-hosts": value(({ synced }) => pictureHosts(synced.sponsors)),
        votes: value(({ synced }) => synced.votes),
        errors: (context: LoaderContext<object>) => errorsModule(context, root),
        "webpack-versions": versionsModule,
        "webpack-changes": changesModule,
        // Read when they're needed, because that takes a moment.
        "check-facts": async () =>
          valueModule((await import("../loaders/reference/check-facts.ts")).checkFacts()),
      },
      { scheme: "content", context: root },
    ).apply(compiler);
    let commits: Awaited<ReturnType<typeof lastCommits>> = new Map();
    let known: readonly string[] = [];
    // Not in development, where each commit would recompile the pages it changed.
    compiler.hooks.run.tapPromise(ContentPlugin.name, async () => {
      commits = await lastCommits(root);
      known = (await this.#scan.scan()).files.map((file) => file.path);
      if (known.length > manyPages) v8.setFlagsFromString("--heap-growing-percent=50");
    });
    compiler.hooks.thisCompilation.tap(ContentPlugin.name, (compilation) => {
      derived = undefined;
      contents.set(compilation, scan);
      setLastCommits(compilation, known, commits);
      compilation.hooks.processAssets.tapPromise(
        { name: ContentPlugin.name, stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        async () => this.#report(compilation, await scan()),
      );
    });
  }

  async #report(compilation: Compilation, content: SiteContent) {
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
