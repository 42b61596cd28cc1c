import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import type { Compilation, Module } from "webpack";
import type { SampleProblem } from "./run-sample.ts";
import type { SourceFiles } from "./sample-project.ts";

const project: {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
} = createRequire(import.meta.url)("../../package.json");

/** The packages that samples may use, because the lock file pins them. */
export const pinned: ReadonlySet<string> = new Set(
  [project.dependencies, project.devDependencies].flatMap((one) => Object.keys(one)),
);

/** Packages that only happen to be installed: for others, a sample wouldn't build. */
export function unpinnedPackages(
  compilations: readonly Compilation[],
  folder: string,
  files: SourceFiles,
): readonly SampleProblem[] {
  const used = [
    ...compilations.flatMap((compilation) => usedBy(compilation, folder)),
    ...importedByNode(files),
  ];
  const isOwn = (name: string) =>
    Object.keys(files).some((file) => file.startsWith(`node_modules/${name}/`));
  const wrong = used.filter(([, name]) => !pinned.has(name) && !isOwn(name));
  return [...new Map(wrong.map(([file, name]) => [name, file]))].map(([name, file]) => ({
    message: `it uses ${name}, which isn't in package.json: expected a package that the lock file pins.`,
    file,
  }));
}

type Use = readonly [file: string, packageName: string];

/** What its modules import, and the loaders that they need. */
function usedBy({ modules, moduleGraph }: Compilation, folder: string): readonly Use[] {
  return [...modules].flatMap((module) => {
    const file = path.relative(folder, module.nameForCondition() ?? "..").replaceAll("\\", "/");
    if (file.startsWith("..")) return [];
    const imported = [...moduleGraph.getOutgoingConnections(module)].map(
      (connection) => connection.module.nameForCondition() ?? "",
    );
    const loaders = loadersOf(module).map(({ loader }) => loader);
    // What loaders have put between isn't the sample's.
    const own = loaders.length === 0 ? imported : [];
    return [...own, ...loaders].flatMap((one): readonly Use[] => {
      const name = packageOf(one);
      return name === undefined ? [] : [[file, name]];
    });
  });
}

/** Only modules from files have loaders. */
const loadersOf = (module: Module): readonly { readonly loader: string }[] =>
  "loaders" in module && Array.isArray(module.loaders) ? module.loaders : [];

const packageOf = (file: string): string | undefined =>
  /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replace("\\", "/");

/** What a configuration imports, and its plugins and loaders, which webpack doesn't build. */
function importedByNode(files: SourceFiles): readonly Use[] {
  const imports = (file: string) =>
    [...(files[file]?.content.matchAll(/^(?:import|\}) .*\bfrom "([^"]+)"/gm) ?? [])].map(
      ([, from = ""]) => from,
    );
  const run = new Set(Object.keys(files).filter((file) => file.startsWith("webpack.")));
  // Those that are added are visited, too.
  for (const file of run) {
    const own = imports(file).map((from) => path.posix.join(path.posix.dirname(file), from));
    for (const one of own) if (one in files) run.add(one);
  }
  return [...run].flatMap((file) =>
    imports(file)
      .filter((from) => !from.startsWith(".") && !isBuiltin(from))
      .map((from): Use => [file, /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from]),
  );
}
