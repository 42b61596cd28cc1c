import { slug } from "github-slugger";
import { splitUrl } from "../../src/site/navigation/url.ts";
import { hasOwnPage, pluginUrl } from "./plugin-url.ts";

/**
 * Returns the address of an option's entry: `/configuration/output/#outputpath`. A rule instead of
 * a search, so that a page can link to an option before all others have been read.
 */
export const optionUrl = (path: string): string => `${pageOf(path)}#${optionId(path)}`;

/** The slug of its path, unless the web links to something else. */
export const optionId = (path: string): string =>
  ids[path] ??
  slug(forms.reduce((text, [form, other]) => text.replace(form, other), optionTitle(path)));

/** The page of a plugin has its options without its name. */
export function optionTitle(path: string): string {
  const [, plugin = "", option = path] = /^(\w+Plugin)\.(.*)$/.exec(path) ?? [];
  return plugin !== "" && hasOwnPage(plugin) ? option : path;
}

/** How the web's addresses differ from paths. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^module\.rules\[\]/, "Rule"],
  [/^(?:snapshot|dotenv)\./, ""],
  [/^optimization\.(?=splitChunks\.)/, ""],
  [/^(splitChunks\.cacheGroups)\.\*/, "$1.cacheGroup"],
  [/^devServer\.(?:client|static)\.(?=\w+$)/, ""],
  [
    /^module\.parser\.css\/auto(?=\.(?:pure|animation|container|customIdents|dashedIdents|function|grid)$)/,
    "module.parser.css",
  ],
  // `javascript/esm` isn't `javascript.esm`.
  [/\//g, "-"],
];

const ids: Readonly<Record<string, string>> = {
  dotenv: "options",
  stats: "stats-presets",
  "entry.*.import": "entry-descriptor",
  "externals.byLayer": "bylayer",
  "entry.*.dependOn": "dependencies",
  "entry.*.runtime": "runtime-chunk",
  "module.rules[].options": "ruleoptions--rulequery",
  "module.parser.asset.dataUrlCondition": "ruleparserdataurlcondition",
  "module.generator.asset.dataUrl": "rulegeneratordataurl",
  "module.generator.asset.emit": "rulegeneratoremit",
  "module.generator.asset.filename": "rulegeneratorfilename",
  "module.generator.asset.publicPath": "rulegeneratorpublicpath",
  "module.generator.asset.outputPath": "rulegeneratoroutputpath",
  "ModuleFederationPlugin.shared.*.eager": "eager",
  "ModuleFederationPlugin.shared.*.import": "import",
  "ModuleFederationPlugin.shared.*.packageName": "packagename",
  "ModuleFederationPlugin.shared.*.requiredVersion": "requiredversion",
  "ModuleFederationPlugin.shared.*.shareKey": "sharekey",
  "ModuleFederationPlugin.shared.*.singleton": "singleton",
  "ModuleFederationPlugin.shared.*.strictVersion": "strictversion",
  "ModuleFederationPlugin.shared.*.version": "version",
  // Its slug is that of `output.library.export`.
  "output.libraryExport": "outputlibraryexport-1",
};

function pageOf(path: string): string {
  const [first = ""] = path.split(/[.[]/);
  if (path.startsWith("optimization.splitChunks.")) return "/plugins/split-chunks-plugin/";
  if (first.endsWith("Plugin")) return splitUrl(pluginUrl(first)).pathname;
  const name = Object.keys(pages).find((page) => pages[page]?.includes(first));
  return `/configuration/${name ?? first}/`;
}

/** Pages with more than the one option that they're named after. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "dev-server": ["devServer"],
  "entry-context": ["context", "entry"],
  "extending-configurations": ["extends"],
  externals: ["externals", "externalsPresets", "externalsType"],
  infrastructureLogging: ["infrastructureLogging"],
  "other-options": [
    "amd",
    "bail",
    "dependencies",
    "ignoreWarnings",
    "loader",
    "name",
    "parallelism",
    "profile",
    "recordsInputPath",
    "recordsOutputPath",
    "recordsPath",
    "snapshot",
    "validate",
  ],
  resolve: ["resolve", "resolveLoader"],
  watch: ["watch", "watchOptions"],
};
