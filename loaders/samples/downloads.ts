import { createRequire } from "node:module";
import { strToU8, zipSync } from "fflate";
import { pinned } from "./pinned-packages.ts";
import type { SourceFiles } from "./sample-project.ts";

const require = createRequire(import.meta.url);

/** A sample as readers can download it. */
export interface SampleDownload {
  /** Without extension: `samples/guides/caching/shop`. */
  readonly path: string;
  readonly mode: string;
  readonly files: SourceFiles;
}

/** A zip file. Its files have no date, so that it's the same each time. */
export function zipOf(download: SampleDownload): Uint8Array {
  const folder = download.path.split("/").at(-1) ?? "sample";
  const files = Object.entries(withPackage(download)).map(
    ([file, { content, isBinary = false }]): [string, Uint8Array] => [
      `${folder}/${file}`,
      isBinary ? Buffer.from(content, "base64") : strToU8(content),
    ],
  );
  // The oldest date that a zip file can have.
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1), level: 9 });
}

/** Path → text, for an editor on another site. */
export function textsOf(download: SampleDownload): Readonly<Record<string, string>> {
  const texts = Object.entries(withPackage(download)).filter(
    ([, { isBinary }]) => isBinary !== true,
  );
  return Object.fromEntries(texts.map(([file, { content }]) => [file, content]));
}

/** Adds the versions that the build has run it with. */
function withPackage({ path, mode, files }: SampleDownload): SourceFiles {
  const own = files["package.json"]?.content;
  const hasMode = Object.entries(files).some(
    ([file, { content }]) => file.startsWith("webpack.config.") && /\bmode:/.test(content),
  );
  const given = {
    name: path.split("/").at(-1),
    version: "1.0.0",
    private: true,
    scripts: { build: hasMode ? "webpack" : `webpack --mode ${mode}` },
    ...(own === undefined ? { type: "module" } : JSON.parse(own)),
    ...(ownPackages(files).length > 0 && {
      dependencies: Object.fromEntries(ownPackages(files).map((name) => [name, "*"])),
    }),
    devDependencies: versionsOf(files),
    stackblitz: { startCommand: "npm run build" },
  };
  return { ...files, "package.json": { content: `${JSON.stringify(given, null, 2)}\n` } };
}

/** Without an entry in `package.json`, npm removes what a sample has in `node_modules`. */
const ownPackages = (files: SourceFiles): readonly string[] =>
  Object.keys(files).flatMap(
    (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? [],
  );

/** Of the packages whose names are in a sample, and of those that they need. */
export function versionsOf(files: SourceFiles): Readonly<Record<string, string>> {
  const texts = Object.values(files).map(({ content }) => content);
  const isNamed = (name: string) =>
    texts.some((text) =>
      ["'", '"'].some((quote) => new RegExp(`${quote}${name}[/${quote}]`).test(text)),
    );
  const named = ["webpack", "webpack-cli", ...[...pinned].filter(isNamed)];
  const all = new Set(named.flatMap((name) => [name, ...peersOf(name)]));
  const installed = [...all].filter((name) => !ownPackages(files).includes(name));
  return Object.fromEntries(installed.toSorted().map((name) => [name, versionOf(name)]));
}

const peersOf = (name: string): readonly string[] =>
  Object.keys(packageOf(name).peerDependencies ?? {}).filter(
    (peer) => pinned.has(peer) && packageOf(name).peerDependenciesMeta?.[peer]?.optional !== true,
  );

const versionOf = (name: string) => packageOf(name).version;

interface Package {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Some packages don't export their `package.json`. */
const packageOf = (name: string): Package =>
  require(`${import.meta.dirname}/../../node_modules/${name}/package.json`);
