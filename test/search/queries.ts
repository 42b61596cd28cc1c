/** What readers search for, and the page that they are glad to see. */

export interface ExpectedPage {
  readonly query: string;
  /** More than one where pages answer equally well. */
  readonly urls: readonly string[];
  /** How far down the list the page may stand. */
  readonly within: 1 | 3;
}

const list =
  (within: 1 | 3) =>
  (rows: readonly (readonly [query: string, ...urls: string[]])[]): readonly ExpectedPage[] =>
    rows.map(([query, ...urls]) => ({ query, urls, within }));

const first = list(1);
const amongThree = list(3);

/** Names of options, plugins, loaders, hooks, flags and functions. */
const names = [
  ...first([
    ["optimization.splitChunks", "/guides/code-splitting/"],
    ["splitchunks", "/guides/code-splitting/"],
    ["split chunks", "/guides/code-splitting/"],
    ["SplitChunksPlugin", "/guides/code-splitting/"],
    ["output.path", "/configuration/output/"],
    ["output.publicPath", "/configuration/output/"],
    ["publicpath", "/configuration/output/"],
    ["output filename", "/configuration/output/"],
    ["chunkFilename", "/configuration/output/"],
    ["assetModuleFilename", "/configuration/output/"],
    ["output.clean", "/configuration/output/"],
    ["hashDigestLength", "/configuration/output/"],
    ["library type", "/configuration/output/"],
    ["crossOriginLoading", "/configuration/output/"],
    ["trustedTypes", "/configuration/output/"],
    ["devtool", "/configuration/devtool/"],
    ["eval-source-map", "/configuration/devtool/"],
    ["hidden-source-map", "/configuration/devtool/"],
    ["DefinePlugin", "/plugins/define-plugin/"],
    ["define plugin", "/plugins/define-plugin/"],
    ["runtimeValue", "/plugins/define-plugin/"],
    ["BannerPlugin", "/plugins/banner-plugin/"],
    ["babel-loader", "/loaders/babel-loader/"],
    ["babelloader", "/loaders/babel-loader/"],
    ["css-loader", "/loaders/css-loader/"],
    ["cssloader", "/loaders/css-loader/"],
    ["importLoaders", "/loaders/css-loader/"],
    ["exportType", "/loaders/css-loader/"],
    ["cacheDirectory", "/loaders/babel-loader/"],
    ["cacheCompression", "/loaders/babel-loader/"],
    ["thisCompilation", "/api/compiler-hooks/"],
    ["normalModuleFactory", "/api/compiler-hooks/"],
    ["assetEmitted", "/api/compiler-hooks/"],
    ["watchRun", "/api/compiler-hooks/"],
    ["stats.toJson", "/api/node/"],
    ["MultiCompiler", "/api/node/"],
    ["compiler.run", "/api/node/"],
    ["hasErrors", "/api/node/"],
    ["WEBPACK_PACKAGE", "/api/cli/"],
    ["fail-on-warnings", "/api/cli/"],
    ["configtest", "/api/cli/"],
    ["dependOn", "/concepts/entry-points/"],
  ]),
  ...amongThree([
    ["contenthash", "/guides/caching/", "/configuration/output/"],
    ["NODE_ENV", "/configuration/mode/"],
    ["runtimeChunk", "/guides/caching/"],
    ["realContentHash", "/guides/caching/"],
    ["moduleIds", "/guides/caching/", "/migrate/5/"],
    ["webpackPrefetch", "/guides/code-splitting/"],
    ["import()", "/guides/code-splitting/", "/glossary/"],
    ["HtmlWebpackPlugin", "/plugins/", "/configuration/output/"],
    ["SourceMapDevToolPlugin", "/configuration/devtool/", "/plugins/"],
    ["ProvidePlugin", "/plugins/", "/migrate/5/"],
    ["--config", "/api/cli/"],
    ["browserslist", "/glossary/", "/concepts/"],
  ]),
];

const words = [
  ...first([
    ["caching", "/guides/caching/"],
    ["code splitting", "/guides/code-splitting/"],
    ["getting started", "/guides/getting-started/"],
    ["entry points", "/concepts/entry-points/"],
    ["output", "/configuration/output/"],
    ["mode", "/configuration/mode/"],
    ["plugins", "/plugins/", "/concepts/plugins/"],
    ["loaders", "/loaders/", "/concepts/loaders/"],
    ["glossary", "/glossary/"],
    ["hot module replacement", "/glossary/"],
    ["module federation", "/glossary/"],
    ["comparison", "/comparison/"],
    ["logo", "/branding/"],
    ["license", "/license/"],
    ["command line interface", "/api/cli/"],
    ["cli", "/api/cli/"],
    ["compiler hooks", "/api/compiler-hooks/"],
    ["source maps", "/configuration/devtool/"],
    ["css modules", "/loaders/css-loader/"],
    ["writer's guide", "/contribute/writers-guide/"],
    ["banner", "/plugins/banner-plugin/"],
    ["concepts", "/concepts/"],
    ["webpack 5.108", "/blog/2026-06-25-webpack-5-108/"],
  ]),
  ...amongThree([
    ["migrate from webpack 4", "/migrate/5/"],
    ["upgrade", "/migrate/5/", "/migrate/"],
    ["dynamic import", "/glossary/", "/guides/code-splitting/"],
    ["prefetch preload", "/guides/code-splitting/", "/glossary/"],
    ["tree shaking", "/glossary/", "/configuration/mode/"],
    ["vendor chunk", "/guides/caching/", "/guides/code-splitting/", "/concepts/entry-points/"],
    ["production build", "/configuration/mode/", "/guides/getting-started/"],
    ["polyfills", "/migrate/5/", "/glossary/"],
    ["typescript config", "/configuration/"],
    ["asset modules", "/loaders/", "/glossary/"],
    ["exit codes", "/api/cli/"],
    ["long term caching", "/guides/caching/", "/glossary/"],
    ["watch mode", "/api/node/", "/api/cli/"],
    ["front matter", "/contribute/writers-guide/"],
    ["compare rollup vite", "/comparison/"],
  ]),
];

const typos = [
  ...first([
    ["optimizaton.splitChunks", "/guides/code-splitting/"],
    ["splitchnuks", "/guides/code-splitting/"],
    ["spilt chunks", "/guides/code-splitting/"],
    ["SplitChunkPlugin", "/guides/code-splitting/"],
    ["splitChunksPlugn", "/guides/code-splitting/"],
    ["cahcing", "/guides/caching/"],
    ["code spliting", "/guides/code-splitting/"],
    ["getting startd", "/guides/getting-started/"],
    ["defineplugn", "/plugins/define-plugin/"],
    ["DefnePlugin", "/plugins/define-plugin/"],
    ["bable-loader", "/loaders/babel-loader/"],
    ["css-laoder", "/loaders/css-loader/"],
    ["output.pubicPath", "/configuration/output/"],
    ["chunkfilname", "/configuration/output/"],
    ["devtol", "/configuration/devtool/"],
    ["complier hooks", "/api/compiler-hooks/"],
    ["glosary", "/glossary/"],
    ["bannerplugin", "/plugins/banner-plugin/"],
    ["comparsion", "/comparison/"],
    ["licence", "/license/"],
  ]),
  ...amongThree([
    ["contnethash", "/guides/caching/", "/configuration/output/"],
    ["sorce map", "/configuration/devtool/"],
    ["entery point", "/concepts/entry-points/"],
    ["prodution mode", "/configuration/mode/"],
    ["enviroment variables", "/api/cli/", "/plugins/define-plugin/", "/configuration/mode/"],
    ["migraton", "/migrate/5/", "/migrate/"],
  ]),
];

const questions = amongThree([
  ["how do I cache files in the browser", "/guides/caching/"],
  [
    "how to split vendor code",
    "/guides/code-splitting/",
    "/guides/caching/",
    "/concepts/entry-points/",
  ],
  ["what is a loader", "/concepts/loaders/", "/glossary/", "/loaders/"],
  ["what is a plugin", "/concepts/plugins/", "/glossary/", "/plugins/"],
  ["what is tree shaking", "/glossary/"],
  ["how do I install webpack", "/guides/getting-started/"],
  ["how do I start a development server", "/guides/getting-started/", "/api/cli/"],
  ["which devtool should I use in production", "/configuration/devtool/"],
  [
    "how to set an environment variable",
    "/plugins/define-plugin/",
    "/api/cli/",
    "/configuration/mode/",
  ],
  ["how can I clean the output folder", "/configuration/output/"],
  ["how do I add a comment to the top of each file", "/plugins/banner-plugin/"],
  ["how to run webpack from node", "/api/node/"],
  ["what changed between version 4 and 5", "/migrate/5/", "/migrate/"],
  ["can I use the webpack logo", "/branding/"],
  ["how to report a bug", "/contribute/"],
  ["how to write a page for this site", "/contribute/writers-guide/"],
  ["how is webpack different from esbuild", "/comparison/"],
  ["how to use react jsx", "/loaders/babel-loader/"],
  ["how do I publish a library", "/configuration/output/"],
  ["why is process not defined", "/migrate/5/", "/configuration/mode/", "/plugins/define-plugin/"],
  ["how do I load code on demand", "/guides/code-splitting/"],
  [
    "does webpack support css without a loader",
    "/loaders/css-loader/",
    "/loaders/",
    "/concepts/loaders/",
  ],
  ["what does mode none do", "/configuration/mode/"],
  ["multiple entry points", "/concepts/entry-points/"],
]);

/** Pasted as they are, with the names of other people's files. */
const messages = amongThree([
  ["Error: error:0308010C:digital envelope routines::unsupported", "/migrate/5/"],
  [
    "ERROR in ./src/app.js 3:0-28\nModule not found: Error: Can't resolve 'path' in '/home/ann/shop/src'\n\nBREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.",
    "/migrate/5/",
  ],
  [
    "Module not found: Error: Can't resolve './cart' in '/home/ann/shop/src'",
    "/guides/getting-started/",
    "/api/node/",
    "/migrate/5/",
  ],
  [
    "ERROR in ./src/data.csv 1:2\nModule parse failed: Unexpected token (1:2)\nYou may need an appropriate loader to handle this file type",
    "/concepts/loaders/",
  ],
  ["[webpack-cli] Error: Unknown option '--mod'", "/api/cli/"],
  ["[webpack-cli] ✖ Error: Unknown option '-p'", "/migrate/5/", "/api/cli/"],
  [
    "ReferenceError: process is not defined\n    at main.js:1:22",
    "/configuration/mode/",
    "/migrate/5/",
  ],
  ["TypeError: Class constructor MyPlugin cannot be invoked without 'new'", "/concepts/plugins/"],
  [
    "Module build failed (from ./node_modules/my-loader/index.js):\nError: first line",
    "/concepts/loaders/",
  ],
  [
    "WARNING in DefinePlugin\nConflicting values for 'process.env.NODE_ENV'",
    "/plugins/define-plugin/",
  ],
  ["ReferenceError: beta is not defined", "/plugins/define-plugin/"],
  ['The provided value "*.ts" is not an absolute path!', "/loaders/"],
  [
    "Error: Unknown option: .cacheDirectry. Check out https://babeljs.io/docs/en/babel-core/#options",
    "/loaders/babel-loader/",
  ],
  ["Customized loaders must be passed as absolute paths", "/loaders/babel-loader/"],
  [
    'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /home/ann/shop/webpack.config.ts',
    "/api/cli/",
  ],
  ['Reading from "node:fs" is not handled by plugins (Unhandled scheme).', "/migrate/5/"],
  [
    'configuration.devtool should match pattern "^(inline-|hidden-|eval-)?(nosources-)?(cheap-(module-)?)?source-map$".',
    "/configuration/devtool/",
  ],
  [
    "Entrypoint 'admin' has 'dependOn' and 'runtime' specified. This is not valid.",
    "/concepts/entry-points/",
  ],
]);

export const kinds: Readonly<Record<string, readonly ExpectedPage[]>> = {
  names,
  words,
  typos,
  questions,
  messages,
};
