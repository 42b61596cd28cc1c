import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { BuiltCase } from "./build.ts";

const here = path.resolve("test/cases");
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Each folder is a behaviour: `content/` is built with webpack, `expected/` is what it becomes. */
describe("a content folder", () => {
  let built: ReadonlyMap<string, BuiltCase>;

  beforeAll(() => {
    const folders = names.map((name) => path.join(here, name));
    const output = execFileSync("node", [path.join(here, "run.ts"), ...folders], {
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    const lines = output.split("\n").filter((line) => line.startsWith("{"));
    built = new Map(
      lines.map((line) => {
        const result: { name: string; built: BuiltCase } = JSON.parse(line);
        return [result.name, result.built];
      }),
    );
  }, 600_000);

  it.each(names)("builds as expected: %s", (name) => {
    for (const [file, text] of filesOf(built.get(name))) {
      const expected = path.join(here, name, "expected", file);
      if (process.env.UPDATE_CASES) writeFileSync(expected, text);
      expect({ file, text }).toEqual({ file, text: existsSync(expected) && readFileSync(expected, "utf8") });
    }
  });
});

/** The files of `expected/`: an HTML file for each page, and lists. */
function filesOf(built: BuiltCase | undefined): readonly (readonly [string, string])[] {
  if (built === undefined) throw new Error("The case was not built.");
  const pages = Object.entries(built.pages).flatMap(([file, page]) => {
    const { html, ...rest } = page as { html: string };
    const name = file.replaceAll("/", "__").replace(/\.mdx?$/, "");
    return [
      [`${name}.html`, `${html.replaceAll(/(?<=>)(?=<(?:h\d|p|ul|ol|li|div|figure|table|pre|aside|section)\b)/g, "\n")}\n`],
      [`${name}.json`, `${JSON.stringify(rest, undefined, 2)}\n`],
    ] as const;
  });
  const problems = [...built.errors.map((text) => `error ${text}`), ...built.warnings.map((text) => `warning ${text}`)];
  return [...pages, ["problems.txt", lines(problems)], ["files.txt", lines(built.files)]];
}

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join("");
