import { execFile } from "node:child_process";
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { printable } from "../../plugins/printable.ts";
import { hostileInput, type HostileInput } from "../hostile/input.ts";
import { largePages, smallPage } from "../hostile/large-pages.ts";
import { ignoredInputs, namedInputs, ordinaryInputs } from "../hostile/named-inputs.ts";
import type { HostileBuild } from "../hostile/run.ts";

const count = process.env.FULL ? 10_000 : 120;
const batch = Math.min(count, 250);
const batches = Array.from({ length: count / batch }, (_, at) => at * batch);
const minutes = 60_000;

/** Seconds of the processor that one step may take; beside other tests each of them is slow. */
const patience = process.env.FULL ? 5 : 20;

const permitted = ["--permission", "--allow-fs-read=*", "--allow-addons", "--allow-worker"].concat([
  "--allow-child-process",
  "--disable-warning=SecurityWarning",
]);

/** Builds inputs in a folder of their own; what is outside of the output then is told, too. */
async function build(inputs: readonly HostileInput[], strict: boolean) {
  const root = await mkdtemp(path.join(tmpdir(), "hostile-"));
  try {
    const content = path.join(root, "content");
    for (const input of inputs) await write(content, input);
    const before = await listed(content);
    // Node refuses to write anywhere else.
    const permissions = [...permitted, `--allow-fs-write=${root}/`];
    const args = ["--max-old-space-size=2048", "test/hostile/run.ts", content];
    const { stdout } = await promisify(execFile)(
      "node",
      [...permissions, ...args, String(strict), path.join(root, "dist")],
      { maxBuffer: 1e9, timeout: 15 * minutes },
    );
    const built: HostileBuild = JSON.parse(/^\{.*$/m.exec(stdout)?.[0] ?? "");
    const after = await listed(content);
    return {
      ...built,
      lost: await lostOf(inputs, built, content),
      changes: [...after.symmetricDifference(before)],
      beside: (await readdir(root)).toSorted(),
    };
  } finally {
    await rm(root, { recursive: true });
  }
}

async function write(folder: string, { file, bytes = Buffer.alloc(0), link }: HostileInput) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await (link === undefined ? writeFile(target, bytes) : symlink(link, target));
}

/** All that lies in a folder, with what changes when it is written. */
async function listed(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = entries.map(async ({ parentPath, name }) => {
    const { mtimeMs, size } = await lstat(path.join(parentPath, name));
    return `${path.join(parentPath, name)} ${mtimeMs} ${size}`;
  });
  return new Set(await Promise.all(lines));
}

/**
 * Inputs that are neither pages, each known by the file that it leads to, nor named. Links to
 * folders are passed over.
 */
async function lostOf(inputs: readonly HostileInput[], built: HostileBuild, content: string) {
  const pages = new Set(built.pages);
  const named = built.problems.join("\n");
  const lost = inputs.map(async ({ file }) => {
    const target = path.join(content, file);
    const page = path.relative(content, await realpath(target).catch(() => target));
    const folder = printable(file.split("/")[0] ?? "");
    const isKnown = pages.has(page) || named.includes(`content/${folder}/`);
    return isKnown || isHidden(file) || (await isFolder(target)) ? [] : [file];
  });
  return (await Promise.all(lost)).flat();
}

const isFolder = async (target: string) =>
  (await stat(target).catch(() => undefined))?.isDirectory() === true;

type Built = Awaited<ReturnType<typeof build>>;

/** What is left out on purpose and without a word. */
const isHidden = (file: string) => /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(file);

function expectPagesOrErrors(strict: boolean, built: Built) {
  expect(built.failure).toBe(undefined);
  expect(built.beside.filter((name) => !["content", "dist"].includes(name))).toEqual([]);
  expect(built.changes).toEqual([]);
  expect(built.problems.filter((text) => !/\.(?:mdx?|json):\d+: \S/i.test(text))).toEqual([]);
  expect({ strict, lost: built.lost }).toEqual({ strict, lost: [] });
}

/** The one of several inputs that ends a build, by halves. */
async function culprit(inputs: readonly HostileInput[], strict: boolean): Promise<string> {
  const half = inputs.slice(0, inputs.length / 2);
  if (half.length === 0) return JSON.stringify(inputs[0]?.file);
  const ends = await build(half, strict).then(
    ({ failure }) => failure === undefined,
    () => false,
  );
  return culprit(ends ? inputs.slice(inputs.length / 2) : half, strict);
}

describe.each([true, false])("hostile input, where strict is %s,", (strict) => {
  it.each(batches)(
    "is a page, or an error with its file and line: from %s",
    async (from) => {
      const inputs = Array.from({ length: batch }, (_, at) => hostileInput(from + at));
      const built = await build(inputs, strict).catch(async (error: unknown) => {
        throw new Error(`${await culprit(inputs, strict)} ends the build.`, { cause: error });
      });
      expectPagesOrErrors(strict, built);
      expect(built.longest).toBeLessThan(patience);
    },
    30 * minutes,
  );
});

describe.each([
  { strict: true, extension: "mdx" },
  { strict: false, extension: "mdx" },
  { strict: false, extension: "md" },
])(
  "a page as large as it may be, where strict is $strict, .$extension",
  ({ strict, extension }) => {
    const pages = largePages.map((page) => ({
      ...page,
      file: page.file.replace("mdx", extension),
    }));
    let usual: number;
    beforeAll(async () => void ({ taken: usual } = await build([smallPage], strict)), minutes);

    it.each(process.env.FULL ? pages : pages.slice(0, 2))(
      "is done within seconds: $file",
      async (page) => {
        const built = await build([page], strict);
        expectPagesOrErrors(strict, built);
        expect(built.taken - usual).toBeLessThan(patience);
      },
      2 * minutes,
    );
  },
);

describe("input that has once broken a build", () => {
  const inputs = [...namedInputs, ...ordinaryInputs, ...ignoredInputs];

  it(
    "is named with its line, and breaks no page beside it",
    async () => {
      const built = await build(inputs, true);
      expectPagesOrErrors(true, built);
      const unsaid = namedInputs.filter(
        ({ says }) => !built.problems.some((text) => says.test(text)),
      );
      const all = built.problems.map((text) => text.slice(0, 200));
      expect({ unsaid: unsaid.map(({ file }) => file), all }).toEqual({ unsaid: [], all });
      const names = [...ordinaryInputs, ...ignoredInputs].map(({ file }) => file);
      expect(built.problems.filter((text) => names.some((file) => text.includes(file)))).toEqual(
        [],
      );
    },
    5 * minutes,
  );

  it(
    "is a page of a site that is built as far as it can be",
    async () => {
      const built = await build(inputs, false);
      expectPagesOrErrors(false, built);
      expect(built.beside).toEqual(["content", "dist"]);
    },
    5 * minutes,
  );
});
