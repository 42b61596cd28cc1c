import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { BuiltCase } from "../cases/build.ts";
import { buildCases } from "../cases/built-cases.ts";
import { malformedInput, type MalformedInput } from "../malformed/input.ts";
import { namedInputs, ordinaryInputs } from "../malformed/named-inputs.ts";

const count = process.env.FULL ? 10_000 : 50;
const batch = Math.min(count, 500);
const batches = Array.from({ length: count / batch }, (_, at) => at * batch);
const minutes = 60_000;

const named = [...namedInputs, ...ordinaryInputs];

describe.each(batches)("input that anything may have happened to, from %s", (from) => {
  const generated = Array.from({ length: batch }, (_, at) => malformedInput(from + at));
  const inputs = from === 0 ? [...named, ...generated] : generated;
  let root: string;
  let built: ReadonlyMap<string, BuiltCase>;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), "malformed-"));
    for (const kind of ["own", "foreign"]) {
      for (const input of inputs) await write(path.join(root, kind, "content"), input);
    }
    built = await buildCases(["own", "foreign"].map((kind) => path.join(root, kind)));
  }, 15 * minutes);
  afterAll(() => rm(root, { recursive: true }));

  it.each(["own", "foreign"])(
    "is a page, or a problem with its file and line: %s",
    async (kind) => {
      const { pages = {}, errors = [], warnings = [] } = built.get(kind) ?? {};
      const problems = [...errors, ...warnings];
      expect(problems.filter((text) => !/\.(?:mdx?|json):\d+: \S/i.test(text))).toEqual([]);
      const content = path.join(root, kind, "content");
      expect(await lostOf(inputs, Object.keys(pages), problems, content)).toEqual([]);
    },
  );

  if (from > 0) return;

  it("is named with its line, and breaks no page beside it", () => {
    const { errors = [] } = built.get("own") ?? {};
    const unsaid = namedInputs.filter(({ says }) => !errors.some((text) => says.test(text)));
    const all = errors.map((text) => text.slice(0, 200));
    expect({ unsaid: unsaid.map(({ file }) => file), all }).toEqual({ unsaid: [], all });
    const right = ordinaryInputs.map(({ file }) => file);
    expect(errors.filter((text) => right.some((file) => text.includes(`/${file}:`)))).toEqual([]);
  });
});

async function write(folder: string, { file, bytes = Buffer.alloc(0), link }: MalformedInput) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await (link === undefined ? writeFile(target, bytes) : symlink(link, target));
}

/** Inputs that are neither pages, each known by the file that it leads to, nor named. */
async function lostOf(
  inputs: readonly MalformedInput[],
  pages: readonly string[],
  problems: readonly string[],
  content: string,
) {
  const known = new Set(pages);
  const text = problems.join("\n");
  const lost = inputs.map(async ({ file }) => {
    const target = path.join(content, file);
    const real = await realpath(target).catch(() => target);
    const page = real.startsWith(content + path.sep) ? path.relative(content, real) : real;
    return known.has(page) || text.includes(`content/${file.split("/")[0]}/`) ? [] : [file];
  });
  return (await Promise.all(lost)).flat();
}
