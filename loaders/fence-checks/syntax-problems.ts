import { createRequire } from "node:module";
import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser, type Options } from "acorn";
import { lineAt, placeOfFailure, type FenceProblem } from "./check.ts";

const require = createRequire(import.meta.url);

interface Failure {
  readonly at: number;
  readonly message: string;
}

/** What the parser says that understood most. */
export function syntaxProblems(text: string, language: string): readonly FenceProblem[] {
  const dialect = dialectOf(language);
  const failures: Failure[] = [];
  for (const [start, end, own] of forms) {
    const parse = () => dialect.parse(`${start}${text}${end}`, { ...options, ...own });
    const failure = failureOf(parse, start.length);
    if (failure === undefined) return [];
    failures.push(failure);
  }
  // It also knows `import defer` and `import source`.
  const parse = () => webpackParser().parse(text, { ...options, importPhases: true });
  if (failureOf(parse, 0) === undefined) return [];
  const furthest = failures.reduce((one, other) => (other.at > one.at ? other : one));
  const line = lineAt(text, furthest.at);
  return [{ line, message: `this code can't be parsed: ${furthest.message}.` }];
}

/** @param shift how many characters stand in front of the code */
function failureOf(parse: () => unknown, shift: number): Failure | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    const { at, message } = placeOfFailure(error);
    return { at: at - shift, message };
  }
}

const dialectOf = (language: string) =>
  /^(?:jsx|tsx)$/.test(language)
    ? Parser.extend(tsPlugin({ jsx: {} }))
    : /^(?:[cm]?ts|typescript)$/.test(language)
      ? Parser.extend(tsPlugin())
      : Parser;

/** A module, a script, an expression, and members of an object or a class. */
const forms: readonly (readonly [start: string, end: string, own?: Partial<Options>])[] = [
  ["", ""],
  ["", "", { sourceType: "script" }],
  ["(", "\n)"],
  ["({", "\n})"],
  ["class _ {", "\n}"],
];

const options: Options = {
  ecmaVersion: "latest",
  sourceType: "module",
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowHashBang: true,
};

interface WebpackParser {
  parse(text: string, options: Options & { readonly importPhases: boolean }): unknown;
}

const webpackParser = (): WebpackParser =>
  require("webpack/lib/javascript/syntax-parser.js").WebpackParser;
