import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pLimit from "p-limit";

const run = promisify(execFile);

/**
 * Downloads all stable releases of a package from the registry that npm is set up for.
 *
 * @param range which ones: `webpack@5`
 * @param folder where they're unpacked, as long as they're read
 * @returns what is read of each, the oldest first
 */
export async function readReleases<Facts>(
  range: string,
  folder: string,
  read: (version: string, unpacked: string) => Promise<Facts>,
): Promise<readonly Facts[]> {
  const { stdout } = await run("npm", ["view", range, "version", "dist.tarball", "--json"], {
    maxBuffer: 1e8,
  });
  // A single one isn't a list.
  const all: readonly Readonly<Record<string, string>>[] = [JSON.parse(stdout)].flat();
  const stable = all
    .filter(({ version = "" }) => !version.includes("-"))
    .toSorted((one, other) => byNumber.compare(one.version ?? "", other.version ?? ""));
  const inTurn = pLimit(4);
  return Promise.all(
    stable.map(({ version = "", "dist.tarball": url = "" }) =>
      inTurn(async () => {
        const own = path.join(folder, range, version);
        const facts = await read(version, await download(url, own));
        // All of them together would be a gigabyte.
        await rm(own, { recursive: true });
        return facts;
      }),
    ),
  );
}

/** 5.9.0 comes before 5.10.0. */
const byNumber = new Intl.Collator("en", { numeric: true });

/** @returns the folder of the package */
async function download(url: string, folder: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} can't be downloaded: ${response.status}.`);
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, "package.tgz");
  await writeFile(archive, Buffer.from(await response.arrayBuffer()));
  await run("tar", ["-xzf", archive, "-C", folder]);
  return path.join(folder, "package");
}
