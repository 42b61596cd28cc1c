import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Project } from "../../project/project.ts";
import { ownSite, type Site } from "../reading.ts";

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
  /** The same for its server in development, which gets its port from its environment, too. */
  readonly develop: (port: number) => readonly string[];
  /** What a build leaves: its output, first, and caches. */
  readonly leftovers: readonly string[];
  readonly site: Omit<Site, "url">;
}

interface Peer extends Pick<Generator, "content" | "leftovers" | "site"> {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** A command of its packages, with `build` and `dev`. */
  readonly command: string;
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
    command: "astro",
    leftovers: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
    site: {
      pathOf: (page) => `/${page}/`,
      sidebar: ".sidebar",
      search: { button: "button[data-open-modal]:enabled", result: ".pagefind-ui__result" },
    },
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
    command: "rspress",
    leftovers: ["doc_build", ".rspress", "node_modules/.cache", "node_modules/.rspress"],
    site: {
      pathOf: (page) => `/${page}.html`,
      sidebar: ".rp-doc-layout__sidebar",
      search: { button: ".rp-search-button", result: ".rp-suggest-item" },
    },
  },
];

const corpus = ["--env", "content=corpus", "--env", "strict=false"];

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
      ...[...corpus, "-o", "corpus-dist"],
    ],
    develop: () => ["src/commands/develop.ts", ...corpus],
    leftovers: ["corpus-dist", "node_modules/.cache"],
    site: ownSite,
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
  const { packages, files, content, command, leftovers, site } = peer;
  const all = { ...files, "package.json": '{ "private": true, "type": "module" }' };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await run("npm", ["install", ...packages], { cwd: folder });
  const { stdout } = await run("npm", ["ls", "--json", "--depth=0"], { cwd: folder });
  const [main = ""] = packages;
  const { version } = JSON.parse(stdout).dependencies[main];
  const file = await realpath(path.join(folder, "node_modules/.bin", command));
  const build = [file, "build"];
  const develop = (port: number) => [file, "dev", "--port", String(port)];
  return { name: `${main} ${version}`, folder, content, leftovers, site, build, develop };
}

/** Runs Node in a generator's folder. */
export const start = (
  { folder }: Generator,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      NODE_ENV: undefined,
      ASTRO_TELEMETRY_DISABLED: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
