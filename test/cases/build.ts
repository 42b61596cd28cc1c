import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Compiler, type Stats } from "webpack";
import configure from "../../webpack.config.ts";
import { pageFactsOf } from "../../plugins/content/page-facts.ts";
import type { Page } from "../../src/types.ts";

/** What a content folder became; paths of this machine are taken out of it. */
export interface BuiltCase {
  /** Content file → its page; the whole path of a file that a link leads out of the folder to. */
  readonly pages: Readonly<Record<string, Page>>;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Output file → its text, which is empty for scripts, styles and images; hashes are a word. */
  readonly files: Readonly<Record<string, string>>;
}

// The cases are in this project's repository: without this, their pages would have its days.
process.env.GIT_CEILING_DIRECTORIES = import.meta.dirname;

/** All cases are built at one place, one after the other: each is an edit of the one before. */
const workplace = mkdtempSync(path.join(tmpdir(), "cases-"));
process.on("exit", () => rmSync(workplace, { recursive: true }));
const content = path.join(workplace, "content");
const output = path.join(workplace, "dist");

/** Stands in the output folder before the build, which must not touch it where it fails. */
const olderFile = "of-the-build-before.txt";

/** Whether it is strict → what builds all such cases. */
const compilers = new Map<boolean, Promise<Compiler>>();

/**
 * Builds a content folder as `webpack --mode production --env content=DIR` does, but without
 * minimizing and joining modules, which changes nothing that is compared.
 *
 * @param folder with the content; it is copied
 * @param strict as `--env strict=…`
 */
export async function buildCase(folder: string, strict: boolean): Promise<BuiltCase> {
  await rm(content, { recursive: true, force: true });
  await cp(folder, content, { recursive: true, verbatimSymlinks: true });
  await rm(output, { recursive: true, force: true });
  await mkdir(output);
  await writeFile(path.join(output, olderFile), "");
  const compiler = compilers.get(strict) ?? createCompiler(strict);
  compilers.set(strict, compiler);
  const stats = await run(await compiler);
  return {
    pages: pagesOf(stats, content),
    errors: stats.compilation.errors.map(({ message }) => withoutPaths(message, content)),
    warnings: stats.compilation.getWarnings().map(({ message }) => withoutPaths(message, content)),
    files: await filesIn(output),
  };
}

async function createCompiler(strict: boolean): Promise<Compiler> {
  const config = await configure(
    { content, strict: String(strict), minimize: "false" },
    { mode: "production" },
  );
  return webpack({
    ...config,
    output: { ...config.output, path: output },
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== "SummaryPlugin"),
    optimization: { ...config.optimization, concatenateModules: false },
    cache: { type: "memory" },
    ignoreWarnings: [/InjectManifest has been called multiple times/], // By one compiler.
  });
}

const run = (compiler: Compiler) =>
  new Promise<Stats>((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error)));
  });

function pagesOf({ compilation }: Stats, content: string): Readonly<Record<string, Page>> {
  const pages = [...compilation.modules].filter((module) => pageFactsOf(module) !== undefined);
  const entries = pages.map((module): [string, Page] => {
    const page: Page = JSON.parse(String(module.buildInfo?.page));
    const file = module.buildInfo?.pagePath ?? "";
    return [file.startsWith("..") ? path.resolve(content, file) : file, page];
  });
  return Object.fromEntries(entries.toSorted(byName));
}

async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async (file): Promise<[string, string]> => {
    const absolute = path.join(file.parentPath, file.name);
    const isText = /\.(?:html|json|xml|txt)$|^_redirects$/.test(file.name);
    const text = isText ? await readFile(absolute, "utf8") : "";
    return [withoutHashes(path.relative(folder, absolute)), withoutHashes(text)];
  });
  return Object.fromEntries((await Promise.all(texts)).toSorted(byName));
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : 1;

const withoutHashes = (text: string) =>
  text.replaceAll(/\.[\da-f]{8}\./g, ".[hash].").replaceAll(/sha256-[\w+/]+=*/g, "sha256-[hash]");

const withoutPaths = (message: string, content: string) =>
  message
    .replaceAll(path.relative(process.cwd(), content), "content")
    .replaceAll(content, "content")
    .replaceAll(process.cwd(), "");
