import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { diffLines } from "diff";
import type { SampleGraph, SampleResult } from "../../src/site/code/sample-results.ts";
import type { PageProblem } from "../../src/types.ts";
import type { SampleRun } from "./run-sample.ts";
import type { SampleState, Wanted } from "./sample-project.ts";

// What pages show of their samples is recorded, in a file for each page, so that a change of webpack
// or of a package that changes it is seen, and accepted, before readers see it.

export interface RanState {
  readonly state: SampleState;
  readonly run: SampleRun;
}

/** @param page relative to the content folder `root` */
export const recordFile = (root: string, page: string): string =>
  path.join(root, "samples/results", page.replace(/\.mdx?$/, ".txt"));

/** Nothing if the page has none. */
export const readRecord = (root: string, page: string): Promise<string | undefined> =>
  readFile(recordFile(root, page), "utf8").catch(() => undefined);

/** What is recorded of a page. */
export const recordOf = (states: readonly RanState[]): string =>
  blocksOf(states)
    .map(({ title, text }) => `${start}${title}\n${text}\n`)
    .join("\n");

/** The results that differ from those that were recorded. New ones don't. */
export function changedResults(
  states: readonly RanState[],
  record: string,
): readonly PageProblem[] {
  const recorded = recordedTexts(record);
  return blocksOf(states).flatMap(({ title, text, line }) => {
    const before = recorded.get(title);
    if (before === undefined || before === text) return [];
    const message = `the result "${title}" has changed. To accept it, run: npm run samples -- --update\n${changes(before, text)}`;
    return [{ line, message }];
  });
}

/** By `shop 2: problems`: the name of a sample, which of its states, and what of it. */
export const recordedTexts = (record: string): ReadonlyMap<string, string> =>
  new Map(
    `\n${record}`.split(`\n${start}`).map((block) => {
      const end = block.indexOf("\n");
      return [block.slice(0, end), block.slice(end + 1).trimEnd()];
    }),
  );

const start = "=== ";

interface Block {
  readonly title: string;
  readonly text: string;
  readonly line: number;
}

const blocksOf = (states: readonly RanState[]): readonly Block[] =>
  states.flatMap(({ state: { id, wanted }, run: { results } }) =>
    results.flatMap((result, index) => {
      const asked = wanted[index];
      if (asked === undefined) return [];
      return [{ title: `${id}: ${titleOf(asked)}`, text: textOf(result), line: asked.line }];
    }),
  );

const titleOf = (wanted: Wanted): string =>
  [
    "fails" in wanted ? "failure" : wanted.kind,
    "file" in wanted && wanted.file,
    "page" in wanted && wanted.page,
    "from" in wanted && wanted.from,
  ]
    .filter(Boolean)
    .join(" ");

/** Without colors, and without the version of webpack, which says nothing about the sample. */
function textOf(result: SampleResult): string {
  if (result.kind === "emitted")
    return result.files.map(({ path: file, size }) => `${file} ${size} bytes`).join("\n");
  if (result.kind === "graph") return graphText(result.graph);
  const text = stripVTControlCharacters(result.text);
  return text.replaceAll(/\bwebpack \d+\.\d+\.\d+(?=\)? compiled)/g, "webpack").trimEnd();
}

const graphText = ({ modules }: SampleGraph): string =>
  modules
    .map(({ name, chunks, imports }) => {
      const leads = imports.map((one) => `${one.name}${one.isOnDemand ? " on demand" : ""}`);
      return `${name} in ${chunks.join(", ")}: ${leads.join(", ") || "nothing"}`;
    })
    .join("\n");

/** More is nothing to read in a terminal. */
const mostLines = 12;

function changes(before: string, after: string): string {
  const lines = diffLines(before, after).flatMap(({ value, added, removed }) =>
    added || removed
      ? value
          .trimEnd()
          .split("\n")
          .map((line) => `${added ? "+" : "-"} ${line}`)
      : [],
  );
  const more = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(more > 0 ? [`… and ${more} more lines`] : [])].join(
    "\n",
  );
}
