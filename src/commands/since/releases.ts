import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pLimit from "p-limit";
import type { ReleaseDefaults } from "../../../loaders/reference/default-changes.ts";

const run = promisify(execFile);

/** What says what a release has. */
export interface ReleaseFiles {
  readonly version: string;
  /** `schemas/WebpackOptions.json` */
  readonly schema: string;
  /** `types.d.ts` */
  readonly types: string;
  /** `lib/index.js` */
  readonly index: string;
  /** Missing if this release doesn't run with today's packages. */
  readonly defaults?: ReleaseDefaults;
}

/**
 * Downloads all stable releases of webpack 5 from the registry that npm is set up for.
 *
 * @param folder where they're unpacked
 * @returns the oldest first
 */
export async function downloadReleases(folder: string): Promise<readonly ReleaseFiles[]> {
  const { stdout } = await run("npm", ["view", "webpack@5", "version", "dist.tarball", "--json"], {
    maxBuffer: 1e8,
  });
  const all: readonly Readonly<Record<string, string>>[] = JSON.parse(stdout);
  const stable = all
    .filter(({ version = "" }) => !version.includes("-"))
    .toSorted((one, other) => byNumber.compare(one.version ?? "", other.version ?? ""));
  const inTurn = pLimit(4);
  return Promise.all(
    stable.map(({ version = "", "dist.tarball": url = "" }) =>
      inTurn(() => download(version, url, path.join(folder, version))),
    ),
  );
}

/** 5.9.0 comes before 5.10.0. */
const byNumber = new Intl.Collator("en", { numeric: true });

async function download(version: string, url: string, folder: string): Promise<ReleaseFiles> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`webpack ${version} can't be downloaded: ${response.status}.`);
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, "package.tgz");
  await writeFile(archive, Buffer.from(await response.arrayBuffer()));
  await run("tar", ["-xzf", archive, "-C", folder]);
  const release = path.join(folder, "package");
  const files = ["schemas/WebpackOptions.json", "types.d.ts", "lib/index.js"];
  const [schema = "", types = "", index = ""] = await Promise.all(
    files.map((file) => readFile(path.join(release, file), "utf8")),
  );
  const defaults = await defaultsOf(version, release);
  // All of them together would be a gigabyte.
  await rm(folder, { recursive: true });
  return { version, schema, types, index, defaults };
}

/** In a process of its own, with the packages of this project. */
async function defaultsOf(version: string, folder: string): Promise<ReleaseDefaults | undefined> {
  try {
    const { stdout } = await run(process.execPath, [fileURLToPath(program), folder], {
      env: { ...process.env, NODE_PATH: path.resolve("node_modules") },
      maxBuffer: 1e8,
    });
    return JSON.parse(stdout);
  } catch (error) {
    console.log(`The defaults of webpack ${version} can't be read: ${error}`);
    return undefined;
  }
}

const program = new URL("./release-defaults.ts", import.meta.url);
