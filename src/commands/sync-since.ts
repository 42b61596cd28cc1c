import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { historyOf, sinceOf, type Release } from "../../loaders/reference/history.ts";
import { hooksOf, type HookFacts } from "../../loaders/reference/hooks.ts";
import { optionsOf } from "../../loaders/reference/options.ts";
import { pluginNames } from "../../loaders/reference/plugins.ts";
import { downloadReleases, type ReleaseFiles } from "./since/releases.ts";

const target = path.resolve(import.meta.dirname, "../../loaders/reference/history.json");

const nameOf = (path: string) => `option ${path}`;

function releaseOf({ version, schema, types, index, defaults }: ReleaseFiles): Release {
  const options = optionsOf(JSON.parse(schema));
  // An old webpack doesn't run here, but its types have all but a few steps of the resolver.
  const hooks = hooksOf(types, () => new Map());
  const hookName = ({ owner, name }: HookFacts) => `hook ${owner}.${name}`;
  return {
    version,
    names: new Set([
      ...options.flatMap(({ paths }) => paths.map(nameOf)),
      ...hooks.map(hookName),
      ...pluginNames(index).map((name) => `plugin ${name}`),
    ]),
    deprecated: new Set([
      ...options
        .filter(({ isDeprecated }) => isDeprecated)
        .flatMap(({ paths }) => paths.map(nameOf)),
      ...hooks.filter(({ isDeprecated }) => isDeprecated).map(hookName),
    ]),
    defaults,
  };
}

const folder = await mkdtemp(path.join(tmpdir(), "webpack-releases-"));
try {
  const files = await downloadReleases(folder);
  const releases = files.map(releaseOf);
  const history = historyOf(releases);
  await writeFileAtomic(target, `${JSON.stringify(history, null, 1)}\n`);
  const since = sinceOf(history);
  for (const { paths, added } of optionsOf(JSON.parse(files.at(-1)?.schema ?? "{}"))) {
    const [path = ""] = paths;
    const found = since(nameOf(path));
    if (added !== undefined && added !== found)
      console.log(`${path}: the schema says ${added}, but ${found} is the first to accept it.`);
  }
  console.log(
    `${target} has ${releases.length} releases, the last is ${releases.at(-1)?.version}.`,
  );
} finally {
  await rm(folder, { recursive: true });
}
