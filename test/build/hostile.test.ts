import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { printable } from "../../plugins/printable.ts";
import { hostileInput, type HostileInput } from "../hostile/input.ts";
import { namedInputs, ordinaryInputs } from "../hostile/named-inputs.ts";
import type { HostileBuild } from "../hostile/run.ts";

const count = process.env.FULL ? 10_000 : 120;
const batch = Math.min(count, 250);
const batches = Array.from({ length: count / batch }, (_, at) => at * batch);
const minutes = 60_000;

/** Seconds of the processor that one step may take; beside other tests each of them is slow. */
const patience = process.env.FULL ? 5 : 20;

/** Builds inputs in a folder of their own; what is outside of the output then is told, too. */
async function build(inputs: readonly HostileInput[], strict: boolean) {
  const root = await mkdtemp(path.join(tmpdir(), "hostile-"));
  try {
    for (const { file, bytes } of inputs) {
      const target = path.join(root, "content", file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
    const args = ["--max-old-space-size=2048", "test/hostile/run.ts", path.join(root, "content")];
    const { stdout } = await promisify(execFile)(
      "node",
      [...args, String(strict), path.join(root, "dist")],
      { maxBuffer: 1e9, timeout: 15 * minutes },
    );
    const built: HostileBuild = JSON.parse(/^\{.*$/m.exec(stdout)?.[0] ?? "");
    const content = await readdir(path.join(root, "content"), { recursive: true });
    return { ...built, content, beside: (await readdir(root)).toSorted() };
  } finally {
    await rm(root, { recursive: true });
  }
}

type Built = Awaited<ReturnType<typeof build>>;

/** What is left out on purpose and without a word. */
const isHidden = (file: string) => /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(file);

function expectPagesOrErrors(inputs: readonly HostileInput[], strict: boolean, built: Built) {
  expect(built.failure).toBe(undefined);
  expect(built.beside.filter((name) => !["content", "dist"].includes(name))).toEqual([]);
  expect(built.problems.filter((text) => !/\.(?:mdx?|json):\d+: \S/i.test(text))).toEqual([]);
  const pages = new Set(built.pages);
  const named = built.problems.join("\n");
  const lost = inputs.filter(({ file }) => {
    const folder = printable(file.split("/")[0] ?? "");
    return !isHidden(file) && !pages.has(file) && !named.includes(`content/${folder}/`);
  });
  expect({ strict, lost: lost.map(({ file }) => file) }).toEqual({ strict, lost: [] });
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
      expectPagesOrErrors(inputs, strict, built);
      expect(built.longest).toBeLessThan(patience);
    },
    30 * minutes,
  );
});

describe("input that has once broken a build", () => {
  const inputs = [...namedInputs, ...ordinaryInputs];

  it(
    "is named with its line, and breaks no page beside it",
    async () => {
      const built = await build(inputs, true);
      expectPagesOrErrors(inputs, true, built);
      const unsaid = namedInputs.filter(
        ({ says }) => !built.problems.some((text) => says.test(text)),
      );
      const all = built.problems.map((text) => text.slice(0, 200));
      expect({ unsaid: unsaid.map(({ file }) => file), all }).toEqual({ unsaid: [], all });
      const names = ordinaryInputs.map(({ file }) => file);
      expect(names.filter((file) => !built.pages.includes(file))).toEqual([]);
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
      expectPagesOrErrors(inputs, false, built);
      expect(built.beside).toEqual(["content", "dist"]);
    },
    5 * minutes,
  );
});
