import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pLimit from "p-limit";

const run = promisify(execFile);

/** The texts of a release that say what it has. */
export interface ReleaseFiles {
  readonly version: string;
  /** `schemas/WebpackOptions.json` */
  readonly schema: string;
  /** `types.d.ts` */
  readonly types: string;
  /** `lib/index.js` */
  readonly index: string;
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
  const files = ["schemas/WebpackOptions.json", "types.d.ts", "lib/index.js"];
  await run("tar", ["-xzf", archive, "-C", folder, ...files.map((file) => `package/${file}`)]);
  const [schema = "", types = "", index = ""] = await Promise.all(
    files.map((file) => readFile(path.join(folder, "package", file), "utf8")),
  );
  return { version, schema, types, index };
}
