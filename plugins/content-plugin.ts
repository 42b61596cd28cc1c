import path from "node:path";
import webpack, { type Compilation, type Compiler, type LoaderContext } from "webpack";
import type { ContentOptions } from "../loaders/content-rules.ts";
import { articleLayer } from "../loaders/layer.ts";
import { contentTree, navigationOf, pagesOf } from "../src/site/content-tree.ts";
import { routesOf } from "../src/site/routes.ts";
import { sponsorCounts } from "../src/site/sponsors.ts";
import type { PageFacts, Problem } from "../src/types.ts";
import { checkSite } from "./check-site.ts";
import { setLastCommits } from "../loaders/last-commit.ts";
import { linkedFolder } from "./content-files.ts";
import { ContentScan, redirectsFile, settingsFile, type ScannedContent } from "./content-scan.ts";
import { lastCommits } from "./git-log.ts";
import { lateProblems } from "./late-problems.ts";
import { notificationFile } from "./notification.ts";
import { pageFacts, pageFactsOf } from "./page-facts.ts";
import { pictureHosts } from "../src/site/allowed-hosts.ts";
import { printable } from "./printable.ts";
import { readRedirects } from "./redirects.ts";
import { readSettings } from "./site-settings.ts";
import { summedUp } from "./summed-up.ts";
import { readSynced } from "./synced-files.ts";
import { modulesModule, notificationModule, pagesModule, valueModule } from "./virtual-modules.ts";

const { Compilation: stages, WebpackError } = webpack;

const contents = new WeakMap<Compilation, () => Promise<ScannedContent>>();

/** Serves the `content:` modules, watches the content folder and reports what is wrong in it. */
export class ContentPlugin {
  /** What a compilation has found in the content folder; for the plugins beside this one. */
  static contentOf(compilation: Compilation): Promise<ScannedContent> {
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
    let scanned: Promise<ScannedContent> | undefined;
    const scan = () => (scanned ??= this.#scan.scan());
    const serve =
      (text: (content: ScannedContent) => string) => async (context: LoaderContext<object>) => {
        const content = await scan();
        dependOnFolders(context, root, content.folders);
        return text(content);
      };
    const paths = ({ files }: ScannedContent) => files.map((file) => file.path);
    const tree = ({ files }: ScannedContent) => contentTree(files);
    new webpack.experiments.schemes.VirtualUrlPlugin(
      {
        tree: serve((content) => valueModule(tree(content))),
        navigation: serve((content) => valueModule(navigationOf(tree(content)))),
        pages: serve((content) => pagesModule(root, paths(content))),
        modules: serve((content) => modulesModule(root, paths(content))),
        notification: serve((content) =>
          notificationModule(path.join(root, notificationFile), content.notification),
        ),
        redirects: serve((content) => valueModule(readRedirects(content).redirects)),
        settings: serve((content) => valueModule(readSettings(content).settings)),
        sponsors: serve(({ synced }) => valueModule(readSynced(synced).sponsors)),
        "sponsor-counts": serve(({ synced }) =>
          valueModule(sponsorCounts(readSynced(synced).sponsors)),
        ),
        "picture-hosts": serve(({ synced }) =>
          valueModule(pictureHosts(readSynced(synced).sponsors)),
        ),
        votes: serve(({ synced }) => valueModule(readSynced(synced).votes)),
      },
      { scheme: "content", context: root },
    ).apply(compiler);
    let commits: Awaited<ReturnType<typeof lastCommits>> = new Map();
    let known: readonly string[] = [];
    // Not in development, where a commit would compile its pages anew.
    compiler.hooks.run.tapPromise(ContentPlugin.name, async () => {
      commits = await lastCommits(root);
      known = paths(await this.#scan.scan());
    });
    compiler.hooks.thisCompilation.tap(ContentPlugin.name, (compilation) => {
      scanned = undefined;
      contents.set(compilation, scan);
      setLastCommits(compilation, known, commits);
      const late = lateProblems(compilation, this.#options);
      compilation.hooks.processAssets.tapPromise(
        { name: ContentPlugin.name, stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        async () => this.#report(compilation, await scan(), late()),
      );
    });
  }

  #report(compilation: Compilation, content: ScannedContent, late: readonly Problem[]) {
    const { root, strict } = this.#options;
    const facts = pageFacts(compilation.modules, root);
    const tree = contentTree(content.files);
    const pages = pagesOf(tree);
    const routes = routesOf(navigationOf(tree));
    const isWhole = compilation.options.mode === "production";
    const assets = isWhole ? Object.keys(compilation.assets) : undefined;
    const redirects = readRedirects(content);
    const settings = readSettings(content);
    const site = {
      pages,
      fragments: content.notification === undefined ? [] : [notificationFile],
      facts,
      routes,
      related: content.links,
      assets,
      moved: redirects.addresses,
      dataLinks: new Map([
        [redirectsFile, redirects.links],
        [settingsFile, settings.links],
      ]),
    };
    const problems = [
      ...content.problems,
      ...redirects.problems,
      ...settings.problems,
      ...readSynced(content.synced).problems,
      ...checkSite(site),
      ...late,
    ].toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
    const folder = path.relative(compilation.compiler.context, root).replaceAll("\\", "/") || ".";
    // What went wrong in an executed module is a problem of its page by now.
    compilation.errors = compilation.errors.filter(isElsewhere);
    compilation.warnings = compilation.warnings.filter(
      (warning) => isElsewhere(warning) && !isAboutCase(warning),
    );
    const list = strict ? compilation.errors : compilation.warnings;
    // A line may hold the same mistake twice.
    const texts = (strict ? problems : summedUp(problems)).map(
      ({ path: file, line, message }) => `${printable(file)}:${line}: ${message}`,
    );
    for (const text of new Set(texts)) list.push(new WebpackError(`${folder}/${text}`));
    if (!isWhole) compilation.warnings.push(...adviceOf(facts, folder));
  }
}

/** What writers are told while they work. */
const adviceOf = (facts: ReadonlyMap<string, PageFacts>, folder: string) =>
  [...facts].flatMap(([file, { advice = [] }]) =>
    advice.map(({ line, message }) => new WebpackError(`${folder}/${file}:${line}: ${message}`)),
  );

const isElsewhere = (error: Error) =>
  !(error instanceof WebpackError) || error.module?.layer !== articleLayer;

/** webpack's warning about two pages, one of which is named already: they have one address. */
const isAboutCase = (error: Error) =>
  error.name === "CaseSensitiveModulesWarning" &&
  error instanceof WebpackError &&
  error.module !== undefined &&
  error.module !== null &&
  pageFactsOf(error.module) !== undefined;

/** Has a module built again when a file comes or goes. */
function dependOnFolders(context: LoaderContext<object>, root: string, folders: readonly string[]) {
  if (linkedFolder(root) !== undefined) {
    // webpack watches a folder without following links.
    context.cacheable(false);
    return context._compilation?.contextDependencies.addAll(folders);
  }
  // One by one: after a change webpack reads only the folders again that are named.
  for (const folder of folders) context.addContextDependency(folder);
}
