import { packageManagers, type PackageManager } from "./package-managers.ts";

export interface ManagerCommand {
  readonly manager: PackageManager;
  readonly command: string;
}

/** Commands without a known translation stay as they are, because npm comes with Node.js. */
export const installCommands = (command: string): readonly ManagerCommand[] =>
  packageManagers.map((manager) => ({
    manager,
    command: manager === "npm" ? command : translated(command, manager),
  }));

type OtherManager = Exclude<PackageManager, "npm">;
type Words = readonly string[];

const translated = (command: string, manager: OtherManager): string =>
  command
    .split("\n")
    .map((line) =>
      line
        .split(" && ")
        .map((part) => translatedPart(part, manager))
        .join(" && "),
    )
    .join("\n");

function translatedPart(part: string, manager: OtherManager): string {
  const [program, ...rest] = part.trim().split(/\s+/);
  const [verb = "", ...args] = rest;
  const words =
    program === "npx"
      ? execWords(rest, manager)
      : program === "npm" && npmWords(verb, args, manager);
  const indent = /^\s*/.exec(part)?.[0] ?? "";
  return words ? indent + words.join(" ") : part;
}

function npmWords(verb: string, args: Words, manager: OtherManager): Words | undefined {
  switch (verb) {
    case "install":
    case "i":
    case "add":
      return installWords(args, manager);
    case "ci":
      return args.length > 0
        ? undefined
        : [manager, "install", manager === "yarn" ? "--immutable" : "--frozen-lockfile"];
    case "uninstall":
    case "remove":
    case "rm":
      return args.some(isOption) ? undefined : [manager, "remove", ...args];
    case "run":
      return [manager, "run", ...withoutDashes(args)];
    case "start":
    case "test":
      // `bun test` is Bun's own test runner, so run the script instead.
      return [manager, "run", verb, ...withoutDashes(args)];
    case "init":
    case "create":
      return initWords(args, manager);
    default:
      return undefined;
  }
}

/** npm's option → the other managers' options; empty if the option is their default. */
const installOptions: Readonly<Record<string, Readonly<Record<OtherManager, string>>>> = {
  "--save": { yarn: "", pnpm: "", bun: "" },
  "-S": { yarn: "", pnpm: "", bun: "" },
  "--save-dev": { yarn: "--dev", pnpm: "--save-dev", bun: "--dev" },
  "-D": { yarn: "-D", pnpm: "-D", bun: "-d" },
  "--save-exact": { yarn: "--exact", pnpm: "--save-exact", bun: "--exact" },
  "-E": { yarn: "-E", pnpm: "-E", bun: "-E" },
  "--save-optional": { yarn: "--optional", pnpm: "--save-optional", bun: "--optional" },
  "--save-peer": { yarn: "--peer", pnpm: "--save-peer", bun: "--peer" },
};

function installWords(args: Words, manager: OtherManager): Words | undefined {
  if (args.length === 0) return [manager, "install"];
  const words = args.map((arg) => (isOption(arg) ? installOptions[arg]?.[manager] : arg));
  if (words.includes(undefined) || args.every(isOption)) return undefined;
  return [manager, "add", ...words.flatMap((word) => word || [])];
}

function initWords(args: Words, manager: OtherManager): Words | undefined {
  const [first, ...others] = args;
  if (first !== undefined && !isOption(first)) {
    return [manager, "create", first, ...withoutDashes(others)];
  }
  if (others.length > 0 || ![undefined, "-y", "--yes"].includes(first)) return undefined;
  // `pnpm init` asks no questions, so it needs no `-y`.
  return [manager, "init", ...(first === undefined || manager === "pnpm" ? [] : ["-y"])];
}

/** `npx` runs an installed program; a version or `--yes` means that it is downloaded first. */
function execWords(args: Words, manager: OtherManager): Words | undefined {
  const [first = "", ...others] = args;
  const isDownload = /^(?:-y|--yes)$/.test(first) || /.@/.test(first);
  const [name = "", ...rest] = isOption(first) ? others : args;
  if (name === "" || isOption(name) || (isOption(first) && !isDownload)) return undefined;
  const start: Readonly<Record<OtherManager, Words>> = {
    yarn: isDownload ? ["yarn", "dlx"] : ["yarn"],
    pnpm: ["pnpm", isDownload ? "dlx" : "exec"],
    bun: ["bunx"],
  };
  return [...start[manager], name, ...rest];
}

const isOption = (word: string) => word.startsWith("-");

/** npm needs `--` before a script's arguments; the others pass all arguments on. */
function withoutDashes(args: Words): Words {
  const at = args.indexOf("--");
  return at < 0 ? args : args.toSpliced(at, 1);
}
