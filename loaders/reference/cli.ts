import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
// An import would load each export in Jest, and print warnings of the deprecated ones.
const webpack: typeof import("webpack") = require("webpack");
// An import would give an object that has the class in it, unlike what the types say.
const { default: WebpackCLI }: typeof import("webpack-cli") = require("webpack-cli");

export interface Command {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly description: string;
  /** `--config`, `-c`, … without those for options of webpack, and of the dev server. */
  readonly flags: readonly string[];
}

/** Returns the commands of the installed webpack-cli, in its order; the last one has what all take. */
export async function readCommands(): Promise<readonly Command[]> {
  const cli = new CommandReader();
  await cli.run(["--help"], { from: "user" }).catch((error) => {
    if (error !== beforeHelp) throw error;
  });
  return [...cli.program.commands, cli.program].map((command) => ({
    name: command.name(),
    aliases: command.aliases(),
    description: command.description(),
    flags: command.options.flatMap(({ long, short }) =>
      [long, short].flatMap((form) => form ?? []),
    ),
  }));
}

type Cli = InstanceType<typeof WebpackCLI>;

const beforeHelp = new Error("Commands are there, and help would be printed now.");

/** Registers all commands with their own flags, as it does for help, and stops then. */
class CommandReader extends WebpackCLI {
  constructor() {
    super();
    const { program } = this;
    // The other one belongs to the webpack-cli that runs the build.
    this.program = Object.assign(program.createCommand("webpack"), { context: {} });
    // It would end the process after that.
    this.logger.raw = () => {
      throw beforeHelp;
    };
  }

  override loadWebpack() {
    return Promise.resolve(webpack);
  }

  override schemaToOptions(...[, , own = []]: Parameters<Cli["schemaToOptions"]>) {
    return own;
  }
}
