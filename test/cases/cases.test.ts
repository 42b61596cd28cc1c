import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { origin } from "../../src/site/hosting/hosts.ts";
import { routes } from "../../src/site/navigation/routes.ts";
import type { BuiltCase } from "./build.ts";
import { buildCases } from "./built-cases.ts";

const here = path.resolve("test/cases");
const names = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The smallest content folder, with a home page alone: what it becomes is there in every site. */
const smallest = "home-page";

/** Pages, scripts, styles and icons that every site has: they are not what a case is about. */
const isOfEverySite = (file: string) =>
  file.includes(".[hash].") || Object.values(routes).some(({ url }) => file === fileOf(url));

const fileOf = (url: string) => `${url.slice(1)}index.html`;

/** Each folder is a behaviour: `content/` is built with webpack, `expected/` is what it becomes. */
describe("a content folder", () => {
  let built: ReadonlyMap<string, BuiltCase>;

  beforeAll(async () => {
    built = await buildCases(names.map((name) => path.join(here, name)));
  });

  it.each(names)("builds as expected: %s", (name) => {
    const everywhere = built.get(smallest)?.files ?? {};
    const folder = path.join(here, name, "expected");
    const isCommon = name === smallest ? isOfEverySite : (file: string) => file in everywhere;
    const actual = expectedFiles(built.get(name), isCommon, readdirSync(folder));
    if (process.env.UPDATE_CASES) {
      for (const [file, text] of actual) writeFileSync(path.join(folder, file), text);
    }
    for (const [file, text] of actual) expect({ file, text }).toEqual(readExpected(folder, file));
    expect(actual.map(([file]) => file).toSorted()).toEqual(readdirSync(folder).toSorted());
  });
});

const readExpected = (folder: string, file: string) => {
  const absolute = path.join(folder, file);
  return { file, text: existsSync(absolute) ? readFileSync(absolute, "utf8") : undefined };
};

/**
 * The files of `expected/`: of each page its article and what else the page module has, the
 * problems, the names of the output files, and those output files whose text the case is about.
 */
function expectedFiles(
  built: BuiltCase | undefined,
  isCommon: (file: string) => boolean,
  present: readonly string[],
): readonly (readonly [string, string])[] {
  if (built === undefined) throw new Error("The case was not built.");
  const pages = Object.entries(built.pages).flatMap(([file, { html, ...rest }]) => [
    [`${flat(file)}.html`, html === "" ? "" : `${html.replaceAll(blockStart, "\n")}\n`] as const,
    [`${flat(file)}.json`, `${JSON.stringify(rest, undefined, 2)}\n`] as const,
  ]);
  const problems = [
    ...built.errors.map((text) => `error ${text}`),
    ...built.warnings.map((text) => `warning ${text}`),
  ];
  const files = Object.keys(built.files).filter((file) => !isCommon(file));
  const outputs = Object.entries(built.files)
    .map(([file, text]): readonly [string, string] => [`output__${flat(file)}`, ownLines(text)])
    .filter(([file]) => present.includes(file));
  return [...pages, ["problems.txt", lines(problems)], ["files.txt", lines(files)], ...outputs];
}

/** A sitemap without the routes, which every site has. */
const ownLines = (text: string) =>
  text
    .split("\n")
    .filter((line) => !routeLines.has(line))
    .join("\n");

const routeLines = new Set(
  Object.values(routes).map(({ url }) => `<url><loc>${origin}${url}</loc></url>`),
);

const flat = (file: string) => file.replaceAll("/", "__");

/** Where a line break makes the article readable and changes nothing. */
const blockStart =
  /(?<=>)(?=<(?:h\d|p|ul|ol|li|div|figure|table|pre|aside|section|details|button)\b)/g;

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join("");
