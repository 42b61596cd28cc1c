import { createRequire } from "node:module";
import { didYouMean } from "../page/did-you-mean.ts";
import { once } from "../reference/once.ts";
import type { Check } from "./check.ts";
import { commandsIn } from "./command-words.ts";
import { webpackProblems } from "./webpack-command.ts";

const require = createRequire(import.meta.url);

/** Whether the packages of commands exist, and what they pass to webpack. */
export const checkCommands: Check = async ({ text }) => {
  const found = commandsIn(text).map(async ({ line, words }) => {
    const messages = await problemsOf(words);
    return messages.map((message) => ({ line, message }));
  });
  return (await Promise.all(found)).flat();
};

async function problemsOf(words: readonly string[]): Promise<readonly string[]> {
  const [program = "", ...rest] = words.slice(words.findIndex((word) => !isVariable.test(word)));
  if (/^webpack(?:-cli)?$/.test(program)) return webpackProblems(rest);
  if (/^(?:npx|bunx)$/.test(program)) return executed(rest);
  if (!/^(?:npm|yarn|pnpm|bun)$/.test(program)) return [];
  const [verb = "", ...args] = rest;
  if (/^(?:exec|dlx|x)$/.test(verb)) return executed(args);
  if (/^(?:install|i|add)$/.test(verb)) return args.flatMap(unknownPackage);
  if (/^(?:init|create)$/.test(verb)) return args.slice(0, 1).flatMap(unknownCreator);
  if (verb === "pkg" && args[0] === "set") {
    // npm pkg set scripts.build="webpack --mode production"
    const scripts = args.map((arg) => /^scripts\.[^=]+=(.*)$/.exec(arg)?.[1] ?? "");
    return (await Promise.all(scripts.map(checkScript))).flat();
  }
  return program === "yarn" && verb === "webpack" ? webpackProblems(args) : [];
}

/** `NODE_ENV=production` */
const isVariable = /^\w+=/;

const checkScript = async (script: string) =>
  (await checkCommands({ text: script, language: "sh", title: undefined, side: undefined })).map(
    ({ message }) => message,
  );

/** What `npx` is given. */
function executed(words: readonly string[]): Promise<readonly string[]> | readonly string[] {
  const [program = "", ...args] = words.slice(words.findIndex((word) => !word.startsWith("-")));
  if (/^webpack(?:-cli)?$/.test(nameOf(program))) return webpackProblems(args);
  return programs().has(program) ? [] : unknownPackage(program);
}

function unknownPackage(written: string): readonly string[] {
  // Options, folders, addresses, and what readers have to fill in.
  if (/^[-.~/]|:|^[A-Z]+$/.test(written)) return [];
  const name = nameOf(written);
  if (packages().has(name)) return [];
  const near = didYouMean(name, [...packages()]);
  return [
    `the package "${name}" isn't known.${near} If npm has it, add it to loaders/fence-checks/known-packages.json.`,
  ];
}

/** `npm init vite` installs `create-vite`. */
const unknownCreator = (written: string) =>
  written.startsWith("-") ? [] : unknownPackage(written.replace(/^(?=[^@])/, "create-"));

/** Without a version: `@babel/core@7` */
const nameOf = (written: string) => written.replace(/(?<=.)@.*/, "");

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly bin?: Readonly<Record<string, string>> }>>;
}

const lockFile = once((): LockFile => require("../../package-lock.json"));

/** Others that commands may install, because `npm view NAME` has found them. */
const others: readonly string[] = require("./known-packages.json");

/** With all that are installed. */
const packages = once((): ReadonlySet<string> => {
  const installed = Object.keys(lockFile().packages).map((folder) =>
    folder.replace(/^.*node_modules\//, ""),
  );
  return new Set([...installed, ...others]);
});

const programs = once(
  () => new Set(Object.values(lockFile().packages).flatMap(({ bin = {} }) => Object.keys(bin))),
);
