import path from "node:path";
import type { ContentOptions } from "../../loaders/content-rules.ts";
import { didYouMean } from "../../loaders/page/did-you-mean.ts";
import { hasPage } from "../content/content-files.ts";
import { plainError, realPath } from "../output/output-folder.ts";
import { readVariables, type Variables } from "./variables.ts";

/** Options of `webpack --env`: text for `name=value`, true for a bare `name`. */
export interface Environment {
  readonly content?: string | boolean;
  readonly strict?: string | boolean;
  readonly minimize?: string | boolean;
  readonly [other: string]: unknown;
}

export interface Settings {
  readonly content: ContentOptions;
  /** Minimizing and compressing takes half of a build's time. */
  readonly minimize: boolean;
  readonly variables: Variables;
  /** In ISO 8601, if `SOURCE_DATE_EPOCH` is set. */
  readonly time: string | undefined;
}

/** @throws a single error that lists all problems */
export function readEnvironment(env: Environment, context: string): Settings {
  const own = path.join(context, "content");
  // Resolve symbolic links, because webpack identifies modules by their real paths.
  const root =
    env.content === undefined ? own : realPath(path.resolve(context, String(env.content)));
  const isStrict =
    env.strict === undefined ? root === own : env.strict === true || env.strict === "true";
  const variables = readVariables(process.env);
  const { SOURCE_DATE_EPOCH = "" } = process.env;
  const problems = [
    ...unknownNames(env),
    ...(env.content !== undefined && (env.content === true || !hasPage(root))
      ? [
          `--env content=${env.content === true ? "" : String(env.content)}: expected the path of a folder with .md or .mdx files.`,
        ]
      : []),
    ...(["strict", "minimize"] as const)
      .filter((name) => !["undefined", "true", "false"].includes(String(env[name])))
      .map((name) => `--env ${name}=${String(env[name])}: expected true or false.`),
    ...variables.problems,
    ...timeProblems(SOURCE_DATE_EPOCH),
  ];
  if (problems.length > 0) throw plainError(problems.join("\n"));
  return {
    content: { root, strict: isStrict },
    minimize: String(env.minimize) !== "false",
    variables: variables.values,
    time:
      SOURCE_DATE_EPOCH === ""
        ? undefined
        : new Date(Number(SOURCE_DATE_EPOCH) * 1000).toISOString(),
  };
}

/**
 * https://reproducible-builds.org/specs/source-date-epoch/, up to the largest date:
 * https://tc39.es/ecma262/#sec-time-values-and-time-range
 */
const timeProblems = (epoch: string): readonly string[] =>
  /^\d*$/.test(epoch) && Number(epoch) <= 8.64e12
    ? []
    : [
        `SOURCE_DATE_EPOCH=${epoch}: expected whole seconds since 1970, as \`git log -1 --format=%ct\` prints them.`,
      ];

const names = ["content", "strict", "minimize"];

/** webpack's CLI adds names like `WEBPACK_BUILD`. */
const unknownNames = (env: Environment) =>
  Object.keys(env)
    .filter((name) => !names.includes(name) && !name.startsWith("WEBPACK_"))
    .map((name) => `--env ${name}: expected ${names.join(", ")}.${didYouMean(name, names)}`);
