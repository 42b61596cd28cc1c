import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { readCommands, type Command } from "../../../loaders/reference/cli.ts";
import { devServerSchema } from "../../../loaders/reference/dev-server.ts";
import { readFlags } from "../../../loaders/reference/flags.ts";

const require = createRequire(import.meta.url);
const webpack: typeof import("webpack") = require("webpack");

describe("the flags of an option", () => {
  const flagsOf = readFlags(webpack.cli.getArguments());
  it.each([
    ["output.filename", "--output-filename"],
    ["module.rules[].test", "--module-rules-test"],
    ["target", "--target"],
    ["performance", "--no-performance"],
    ["optimization.splitChunks", "--no-optimization-split-chunks"],
  ])("%s are %s", (path, flag) => expect(flagsOf(path)).toEqual([flag]));

  it("are none if only a list can be emptied", () => expect(flagsOf("entry.*.import")).toEqual([]));
});

describe("the commands of webpack-cli", () => {
  let commands: readonly Command[] = [];
  beforeAll(async () => {
    commands = await readCommands();
  });

  it("are read with their shorter names and flags", () => {
    expect(commands.map(({ name, aliases }) => [name, ...aliases])).toEqual([
      ["build", "bundle", "b"],
      ["watch", "w"],
      ["serve", "server", "s"],
      ["help", "h"],
      ["version", "v"],
      ["info", "i"],
      ["configtest", "t"],
      ["complete"],
      ["webpack"],
    ]);
    const info = commands.find(({ name }) => name === "info");
    expect(info?.flags).toEqual(["--output", "-o", "--additional-package", "-a"]);
  });

  it("are all on their page, with all flags", () => {
    const page = readFileSync(new URL("../../../content/api/cli.mdx", import.meta.url), "utf8");
    const words = new Set(page.match(/(?<![\w-])-{0,2}[a-z][\w-]*/g));
    const all = commands.flatMap(({ name, aliases, flags }) => [name, ...aliases, ...flags]);
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((word) => !words.has(word))).toEqual([]);
  });
});

describe("the dev server's schema", () => {
  it("is the one that its class checks options with", async () => {
    const { default: Server } = await import("webpack-dev-server");
    expect(devServerSchema()).toEqual(Server.schema);
  });
});
