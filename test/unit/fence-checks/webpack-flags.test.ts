import { createRequire } from "node:module";
import { expect, it } from "@jest/globals";
import { flagsOfCommands } from "../../../loaders/fence-checks/webpack-command.ts";

const require = createRequire(import.meta.url);
const webpack: typeof import("webpack") = require("webpack");
const { default: WebpackCLI }: typeof import("webpack-cli") = require("webpack-cli");

const beforeHelp = new Error("All flags are there.");

/** Registers all flags, which takes a second. */
class FlagReader extends WebpackCLI {
  constructor() {
    super();
    this.program = Object.assign(this.program.createCommand("webpack"), { context: {} });
    this.logger.raw = () => {
      throw beforeHelp;
    };
  }

  override loadWebpack() {
    return Promise.resolve(webpack);
  }
}

it("knows the flags that webpack-cli has for each command", async () => {
  const cli = new FlagReader();
  await cli.run(["--help=verbose"], { from: "user" }).catch((error) => {
    if (error !== beforeHelp) throw error;
  });
  const known = await flagsOfCommands();
  const general = ["--color", "--no-color", "--version", "-v", "--help", "-h"];
  for (const command of cli.program.commands) {
    const flags = command.options.flatMap(({ short, long }) =>
      [short, long].flatMap((one) => one ?? []),
    );
    const name = command.name();
    expect({ name, flags: [...(known.get(name) ?? [])].toSorted() }).toEqual({
      name,
      flags: [...new Set([...general, ...flags])].toSorted(),
    });
  }
});
