import { beforeAll, describe, expect, it } from "@jest/globals";
import { readFile } from "node:fs/promises";
import path from "node:path";
import compilePage from "../../../loaders/markdown/compile-page.ts";
import { splitFacts } from "../../../loaders/page/page-facts.ts";
import { recordedTexts } from "../../../loaders/samples/recorded.ts";
import type { SampleState } from "../../../loaders/samples/sample-project.ts";
import { errorGroups } from "../../../plugins/content/error-module.ts";
import type { ErrorEntry, ErrorGroup } from "../../../src/site/errors/error-entries.ts";
import { findErrors } from "../../../src/site/errors/find-errors.ts";
import { inOtherProject } from "./other-project.ts";

const root = path.resolve("content");

/** A page of the index, and what its samples are. */
interface ErrorPage extends ErrorGroup {
  readonly states: readonly SampleState[];
  readonly record: ReadonlyMap<string, string>;
}

let pages: readonly ErrorPage[] = [];
let entries: readonly ErrorEntry[] = [];

beforeAll(async () => {
  const groups = await errorGroups(root);
  entries = groups.flatMap((group) => group.entries);
  pages = await Promise.all(
    groups.map(async (group) => {
      const name = group.url.slice(1, -1);
      const file = path.join(root, `${name}.mdx`);
      const source = await readFile(file, "utf8");
      const options = { root, strict: true };
      const { facts } = splitFacts(await compilePage({ path: file, source, options }));
      const record = await readFile(path.join(root, `samples/results/${name}.txt`), "utf8");
      return { ...group, states: facts.samples, record: recordedTexts(record) };
    }),
  );
}, 60_000);

const isBroken = ({ expected, wanted }: SampleState) =>
  expected !== undefined || wanted.some((one) => "fails" in one);

const hashOf = ({ url }: ErrorEntry) => url.slice(url.indexOf("#") + 1);

describe("the error index", () => {
  it("has at least 40 entries, each with a sample of its name that fails, or warns, and then passes", () => {
    expect(entries.length).toBeGreaterThanOrEqual(40);
    for (const { entries: own, states } of pages)
      for (const entry of own) {
        const samples = states.filter(({ name }) => name === hashOf(entry));
        expect([entry.url, samples.some(isBroken)]).toEqual([entry.url, true]);
        expect([entry.url, samples.slice(-1).map(isBroken)]).toEqual([entry.url, [false]]);
        expect([entry.url, entry.messages.length > 0]).toEqual([entry.url, true]);
      }
  });

  it("finds each entry by its message with other names, paths, and places", () => {
    const wrong = pages.flatMap(({ entries: own, record }) =>
      own.flatMap((entry) =>
        [...record]
          .filter(([title]) =>
            new RegExp(`^${hashOf(entry)} \\d+: (?:problems|failure)`).test(title),
          )
          .map(([, text]) => findErrors(entries, inOtherProject(text))[0])
          .filter((found) => found !== entry)
          .map((found) => ({ wanted: entry.url, found: found?.url })),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["Can't resolve 'stream' in '/home/ada/app'", "/errors/resolving/#nodejs-polyfills"],
    [
      "Module not found: Error: Can't resolve 'react-dom' in '/app'",
      "/errors/resolving/#cant-resolve-package",
    ],
    [
      "Uncaught ReferenceError: process is not defined\n    at main.js:1:20",
      "/errors/at-runtime/#process-is-not-defined",
    ],
    ["ReferenceError: VERSION is not defined", "/errors/at-runtime/#define-plugin-not-defined"],
    ["You may need an appropriate loader to handle this file type.", "/errors/loaders-and-types/"],
    [
      "\u001b[31mERROR\u001b[39m Entrypoints 'a' and 'b' use 'dependOn' to depend on each other in a circular way.",
      "/errors/chunks-and-output/#circular-depend-on",
    ],
  ])("finds %j", (text, url) =>
    expect(findErrors(entries, text)[0]?.url.slice(0, url.length)).toBe(url),
  );

  it.each(["", "  ", "12:30", "webpack", "How do I bake bread for a large party?"])(
    "finds nothing for %j",
    (text) => expect(findErrors(entries, text)).toEqual([]),
  );
});
