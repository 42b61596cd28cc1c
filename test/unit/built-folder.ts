import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildRecord } from "../../plugins/build-record.ts";

/** A folder for a test, with what is in it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), "deploy-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The name that a build gives a file by its content. */
export const hashedName = (name: string, content: string): string =>
  `${name}.${createHash("sha256").update(content).digest("hex").slice(0, 8)}.js`;

/**
 * Writes what a build would: pages that name the script of their build, and those scripts.
 *
 * @param number of the build; every file of it is other than that of another number
 * @param pages how many there are
 */
export async function writeBuild(folder: string, number: number, pages = 2): Promise<void> {
  const files = new Map<string, string>([["shared.00000000.js", "shared"]]);
  for (let page = 0; page < pages; page += 1) {
    const script = `script ${page} of build ${number}`.repeat(40);
    const name = hashedName(`page-${page}`, script);
    files.set(name, script).set(`page-${page}/index.html`, `build ${number} needs ${name} `);
  }
  files.set(`only-in-${number}/index.html`, `build ${number} needs shared.00000000.js `);
  const all = [...files].map(([name, text]) => ({ name, content: Buffer.from(text) }));
  const record = buildRecord(all, new Map(), {});
  files.set("build.json", JSON.stringify(record)).set("sw.js", `worker ${number}`);
  // Made after the record, as they are in a build.
  files.set("licenses.txt", "licenses").set("shared.00000000.js.br", "shared, compressed");
  for (const [name, text] of files) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** Every file below a folder, by its path, with its text. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.map(
    async (file) => [path.relative(folder, file), await readFile(file, "utf8")] as const,
  );
  return new Map((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
