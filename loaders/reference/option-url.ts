import { slug } from "github-slugger";

/**
 * Returns the address of an option's entry: `/configuration/output/#outputpath`. A rule instead of
 * a search, so that a page can link to an option before all others have been read.
 */
export const optionUrl = (path: string): string => `${pageOf(path)}#${optionId(path)}`;

/** The slug of its path, unless the web links to something else. */
export const optionId = (path: string): string =>
  ids[path] ??
  slug(
    path
      .replace(/^module\.rules\[\]/, "Rule")
      .replace(/^(?:snapshot|dotenv)\./, "")
      // `javascript/esm` isn't `javascript.esm`.
      .replaceAll("/", "-"),
  );

const ids: Readonly<Record<string, string>> = {
  dotenv: "options",
  stats: "stats-presets",
  "entry.*.import": "entry-descriptor",
  "externals.byLayer": "bylayer",
  "entry.*.dependOn": "dependencies",
  "entry.*.runtime": "runtime-chunk",
  // Its slug is that of `output.library.export`.
  "output.libraryExport": "outputlibraryexport-1",
};

function pageOf(path: string): string {
  const [first = ""] = path.split(/[.[]/);
  if (path.startsWith("optimization.splitChunks.")) return "/plugins/split-chunks-plugin/";
  if (first.endsWith("Plugin")) return `/plugins/${kebab(first)}/`;
  const name = Object.keys(pages).find((page) => pages[page]?.includes(first));
  return `/configuration/${name ?? kebab(first)}/`;
}

/** Pages with more than the one option that they're named after. */
const pages: Readonly<Record<string, readonly string[]>> = {
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

/** `SSRManifestPlugin` → `ssr-manifest-plugin` */
const kebab = (name: string) =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
