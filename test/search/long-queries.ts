import { amongTen, amongThree } from "./expected-page.ts";

export const questions = amongThree([
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
export const messages = [
  ...amongTen([
    [
      "Module build failed (from ./node_modules/my-loader/index.js):\nError: first line",
      "/concepts/loaders/",
    ],
    ['The provided value "*.ts" is not an absolute path!', "/loaders/"],
  ]),
  ...amongThree([
    [
      "ERROR in ./src/index.js 1:0-20\nModule not found: Error: Can't resolve './foo' in '/home/ann/shop/src'\n\nwebpack 5.88.0 compiled with 1 error in 120 ms",
      "/configuration/resolve/",
      "/guides/getting-started/",
      "/api/node/",
      "/migrate/5/",
    ],
    [
      "asset main.js 4.76 KiB [emitted] (name: main)\nruntime modules 883 bytes 5 modules\n./src/index.js 127 bytes [built] [code generated]\n\nERROR in ./src/index.js 1:35-59\nModule not found: Error: Can't resolve 'path' in '/home/ann/shop/src'\n\nBREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.\nThis is no longer the case. Verify if you need this module and configure a polyfill for it.\n\nwebpack 5.112.2 compiled with 1 error in 676 ms",
      "/migrate/5/",
    ],
    [
      "ERROR in ./src/data.csv 1:2\nModule parse failed: Unexpected token (1:2)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file. See https://webpack.js.org/concepts#loaders\n> a,b\n| 1,2\n @ ./src/index.js 1:60-90",
      "/concepts/loaders/",
      "/errors/loaders-and-types/",
    ],
    [
      "node:internal/crypto/hash:69\n  this[kHandle] = new _Hash(algorithm, xofLen);\n                  ^\n\nError: error:0308010C:digital envelope routines::unsupported\n    at new Hash (node:internal/crypto/hash:69:19)\n    at module.exports (/home/ann/node_modules/webpack/lib/util/createHash.js:135:53) {\n  code: 'ERR_OSSL_EVP_UNSUPPORTED'\n}\n\nNode.js v18.12.1",
      "/migrate/5/",
    ],
    [
      "Uncaught (in promise) ChunkLoadError: Loading chunk 820 failed.\n(error: https://shop.example/static/820.1a2b3c.js)\n    at main.js:1:2034",
      "/guides/caching/",
      "/guides/code-splitting/",
    ],
    ["Error: error:0308010C:digital envelope routines::unsupported", "/migrate/5/"],
    [
      "ERROR in ./src/app.js 3:0-28\nModule not found: Error: Can't resolve 'path' in '/home/ann/shop/src'\n\nBREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.",
      "/migrate/5/",
    ],
    [
      "Module not found: Error: Can't resolve './cart' in '/home/ann/shop/src'",
      "/configuration/resolve/",
      "/guides/getting-started/",
      "/api/node/",
      "/migrate/5/",
    ],
    [
      "ERROR in ./src/data.csv 1:2\nModule parse failed: Unexpected token (1:2)\nYou may need an appropriate loader to handle this file type",
      "/configuration/module/",
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
      "WARNING in DefinePlugin\nConflicting values for 'process.env.NODE_ENV'",
      "/plugins/define-plugin/",
    ],
    ["ReferenceError: beta is not defined", "/plugins/define-plugin/"],
    [
      "Error: Unknown option: .cacheDirectry. Check out https://babeljs.io/docs/en/babel-core/#options",
      "/loaders/babel-loader/",
    ],
    ["Customized loaders must be passed as absolute paths", "/loaders/babel-loader/"],
    [
      'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /home/ann/shop/webpack.config.ts',
      "/api/cli/",
    ],
    [
      'Reading from "node:fs" is not handled by plugins (Unhandled scheme).',
      "/configuration/resolve/",
      "/migrate/5/",
    ],
    [
      'configuration.devtool should match pattern "^(inline-|hidden-|eval-)?(nosources-)?(cheap-(module-)?)?source-map$".',
      "/configuration/devtool/",
    ],
    [
      "Entrypoint 'admin' has 'dependOn' and 'runtime' specified. This is not valid.",
      "/concepts/entry-points/",
    ],
  ]),
];
