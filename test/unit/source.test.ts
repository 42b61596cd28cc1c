import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

/** What a command says, whether or not it succeeds: what is wrong is what a failing test shows. */
const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { encoding: "utf8" }).stdout;

/** Files that git knows, or would know after `git add`. */
const files = run("git", "ls-files", "--cached", "--others", "--exclude-standard").split("\n");
const sources = files.filter(
  (file) => /\.(?:tsx?|mjs|css)$/.test(file) && !/^test\/cases\/[^/]+\/|^content\//.test(file),
);
const textOf = (file: string) => readFileSync(file, "utf8");
const lineCount = (file: string) => textOf(file).split("\n").length - 1;

describe("the source", () => {
  it("compiles in each of its worlds", () => {
    expect(run("tsc", "-b")).toBe("");
  });

  it("is formatted by Prettier", () => {
    expect(run("prettier", "--list-different", "--cache", ".")).toBe("");
  });

  it("has no file over 200 lines and a configuration of at most 120", () => {
    expect(sources.filter((file) => lineCount(file) > 200)).toEqual([]);
    expect(lineCount("webpack.config.ts")).toBeLessThanOrEqual(120);
  });

  it("has no `any`, no silencers and no environment checks", () => {
    const silencer = new RegExp(
      [
        "eslint-" + "disable",
        "@ts-(?:ignore|expect-error|nocheck)",
        "[:<] ?any\\b",
        "\\bas any\\b",
      ].join("|"),
    );
    const environment = /typeof (?:window|document|navigator)\b/;
    const bad = sources.filter(
      (file) => silencer.test(textOf(file)) || environment.test(textOf(file)),
    );
    expect(bad.filter((file) => file !== "test/unit/source.test.ts")).toEqual([]);
  });

  it("loads every chunk a second time where it does not arrive", () => {
    const once = /(?<!loadTwice\(\s*\(\) =>\s*)\bimport\(\s*\/\* webpackChunkName/;
    const bare = sources.filter((file) => file.startsWith("src/") && once.test(textOf(file)));
    // Who calls these does so: a `LoadingSource`, or what shows islands.
    expect(bare.toSorted()).toEqual([
      "src/browser/page-store.ts",
      "src/components/app/lazy-views.ts",
      "src/components/search/load-search.ts",
      "src/components/sponsors/lazy-list.ts",
      "src/islands/index.ts",
    ]);
  });

  it("uses every package that it depends on", () => {
    const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
      textOf("package.json"),
    );
    const text = [...sources, "package.json"]
      .map((file) => (file === "package.json" ? scriptsOf(textOf(file)) : textOf(file)))
      .join("\n");
    const unused = Object.keys(devDependencies).filter((name) => !isUsed(name, text));
    expect(unused).toEqual([]);
  });
});

const scriptsOf = (text: string) => JSON.stringify(JSON.parse(text).scripts);

/** Packages that other packages ask for by name: peers, and the commands behind the scripts. */
const askedFor: Readonly<Record<string, string>> = {
  lightningcss: "minimizer-webpack-plugin",
  "react-refresh": "@pmmmwh/react-refresh-webpack-plugin",
  "webpack-bundle-analyzer": "--analyze",
  "webpack-cli": "webpack",
  typescript: "tsc",
};

function isUsed(name: string, text: string): boolean {
  const asker = askedFor[name] ?? name;
  // Types of a package, or of an ambient name: @types/mdast, @types/node.
  const wanted = asker.replace(/^@types\//, "");
  const pattern = wanted.replaceAll(/[/.]/g, "\\$&");
  return new RegExp(`["'\` /]${pattern}(?:["'\`/ ]|$)`, "m").test(text) || wanted === "node";
}
