import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { historyOf, sinceOf, type History, type Release } from "../../loaders/reference/history.ts";
import { readDevServer } from "./since/dev-server-release.ts";
import { readReleases } from "./since/releases.ts";
import { readWebpack } from "./since/webpack-release.ts";

const require = createRequire(import.meta.url);

/** Its options have no history across major versions, which rename them. */
const [devServer] = require("webpack-dev-server/package.json").version.split(".");

const folder = await mkdtemp(path.join(tmpdir(), "webpack-releases-"));
try {
  const releases = await readReleases("webpack@5", folder, readWebpack);
  const since = sinceOf(await writeHistory("history.json", releases));
  const servers = await readReleases(`webpack-dev-server@${devServer}`, folder, readDevServer);
  await writeHistory("dev-server-history.json", servers);
  for (const [name, declared] of releases.at(-1)?.declared ?? []) {
    const found = since(name);
    if (declared !== found)
      console.log(`${name}: the schema says ${declared}, but ${found} is the first to accept it.`);
  }
} finally {
  await rm(folder, { recursive: true });
}

async function writeHistory(name: string, releases: readonly Release[]): Promise<History> {
  const history = historyOf(releases);
  const target = path.resolve(import.meta.dirname, "../../loaders/reference", name);
  await writeFileAtomic(target, `${JSON.stringify(history, null, 1)}\n`);
  console.log(
    `${target} has ${releases.length} releases, the last is ${releases.at(-1)?.version}.`,
  );
  return history;
}
