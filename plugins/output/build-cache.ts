import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Compiler, Configuration } from "webpack";
import type { ContentOptions } from "../../loaders/content-rules.ts";

/** Code that affects a build without being one of its modules, relative to the project. */
export const buildCode: readonly string[] = [
  ...["loaders/", "plugins/", "src/site/", "webpack.config.ts", "package-lock.json"],
  ...["src/content-components/registry.ts", "src/content-components/reason-of.ts"],
];

/** Each combination of options has its own cache, which starts anew after a change of `buildCode`. */
export const buildCache = (
  mode: string,
  { strict, root }: ContentOptions,
  context: string,
): Configuration["cache"] => ({
  type: "filesystem",
  name: [mode, strict, root].join("-").replaceAll(/[^\w-]+/g, "_"),
  version: hashOfBuildCode(context),
});

/** When the last build wrote its cache, in milliseconds since 1970; 0 if there is none. */
export function lastCached({ options: { cache } }: Compiler): number {
  const folder = typeof cache === "object" && cache.type === "filesystem" && cache.cacheLocation;
  if (!folder) return 0;
  return statSync(path.join(folder, "index.pack"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Has webpack watch no build dependencies, because the cache's version covers all code, and the lock
 * file the packages. To find what loaders and the configuration import, webpack resolves each import
 * below them, which takes a twentieth of a cold build.
 */
export class NoBuildDependenciesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(NoBuildDependenciesPlugin.name, (compilation) =>
      compilation.buildDependencies.clear(),
    );
  }
}

function hashOfBuildCode(context: string): string {
  const patterns = buildCode.map((part) => (part.endsWith("/") ? `${part}**/*.*` : part));
  const hash = createHash("sha1");
  for (const file of globSync(patterns, { cwd: context }).toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(context, file)))
      .update("\0");
  return hash.digest("hex");
}
