import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Project } from "../../project/project.ts";

const run = promisify(execFile);

/** A generator of documentation sites, installed in a folder of its own. */
export interface Generator {
  /** With its version. */
  readonly name: string;
  readonly folder: string;
  /** Where the pages go, one folder for each section. */
  readonly content: string;
  /** Node's arguments for a production build. */
  readonly build: readonly string[];
  /** What a build leaves: its output and caches. */
  readonly leftovers: readonly string[];
}

interface Peer {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly content: string;
  /** A command of its packages. */
  readonly build: readonly [command: string, ...args: string[]];
  readonly leftovers: readonly string[];
}

/** As their guides set them up, with their search and highlighting, which are on by default. */
const peers: readonly Peer[] = [
  {
    // https://starlight.astro.build/manual-setup/
    packages: ["@astrojs/starlight", "astro", "sharp"],
    files: {
      "astro.config.mjs": `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";
export default defineConfig({
  site: "https://example.org",
  integrations: [starlight({ title: "Documentation" })],
});
`,
      "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    content: "src/content/docs",
    build: ["astro", "build"],
    leftovers: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
  },
  {
    // https://rspress.rs/guide/start/getting-started
    packages: ["@rspress/core"],
    files: {
      "rspress.config.ts": `import { defineConfig } from "@rspress/core";
export default defineConfig({ root: "docs", title: "Documentation", lang: "en" });
`,
    },
    content: "docs",
    build: ["rspress", "build"],
    leftovers: ["doc_build", ".rspress", "node_modules/.cache", "node_modules/.rspress"],
  },
];

/** This site's generator first. Call `remove` at the end. */
export async function installGenerators() {
  const parent = await mkdtemp(path.join(tmpdir(), "peers-"));
  const project = await Project.create({ content: "content", minimize: true });
  const npmrc = await readFile(new URL("../../../.npmrc", import.meta.url), "utf8");
  const own: Generator = {
    name: "this site",
    folder: project.folder,
    content: "corpus",
    build: [
      // As `npm run build` does.
      ...(npmrc.match(/^node-options=(.+)$/m)?.[1] ?? "").split(" "),
      await realpath(project.path("node_modules/webpack/bin/webpack.js")),
      ...["--mode", "production", "--disable-interpret"],
      ...["--env", "content=corpus", "--env", "strict=false", "-o", "corpus-dist"],
    ],
    leftovers: ["corpus-dist", "node_modules/.cache"],
  };
  const installed: Generator[] = [];
  for (const [at, peer] of peers.entries())
    installed.push(await install(peer, path.join(parent, String(at))));
  const remove = async () => {
    await rm(parent, { recursive: true });
    await project.remove();
  };
  return { generators: [own, ...installed], remove };
}

async function install(peer: Peer, folder: string): Promise<Generator> {
  const { packages, files, content, leftovers } = peer;
  const [command, ...args] = peer.build;
  const all = { ...files, "package.json": '{ "private": true, "type": "module" }' };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await run("npm", ["install", ...packages], { cwd: folder });
  const { stdout } = await run("npm", ["ls", "--json", "--depth=0"], { cwd: folder });
  const [main = ""] = packages;
  const { version } = JSON.parse(stdout).dependencies[main];
  const build = [await realpath(path.join(folder, "node_modules/.bin", command)), ...args];
  return { name: `${main} ${version}`, folder, content, leftovers, build };
}
