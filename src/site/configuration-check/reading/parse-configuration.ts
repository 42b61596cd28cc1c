import { tsPlugin } from "@sveltejs/acorn-typescript";
import { Parser, type Expression, type Options, type Program } from "acorn";

export type Language = "JSON" | "JavaScript" | "TypeScript";

export type Parsed =
  | { readonly language: Language; readonly tree: Program | Expression }
  | { readonly language: undefined; readonly message: string; readonly at: number };

/** Parses JSON with comments, an object, JavaScript, or TypeScript, whichever it is. */
export function parseConfiguration(text: string): Parsed {
  const failures: SyntaxFailure[] = [];
  for (const [language, parse] of parsers) {
    try {
      return { language, tree: parse(text) };
    } catch (error) {
      failures.push(failureOf(error));
    }
  }
  // The parser that understood most of it knows best what's wrong.
  const furthest = failures.reduce((one, other) => (other.at > one.at ? other : one));
  return { language: undefined, ...furthest };
}

interface SyntaxFailure {
  readonly message: string;
  readonly at: number;
}

const options: Options = {
  ecmaVersion: "latest",
  sourceType: "module",
  allowReturnOutsideFunction: true,
  allowHashBang: true,
};

// One parser in two dialects, whose trees have places in the reader's own text. Other parsers of
// TypeScript are either a multiple of its size or remove types first, and with them the places.
const TypeScriptParser = Parser.extend(tsPlugin());

const parsers: readonly (readonly [Language, (text: string) => Program | Expression])[] = [
  ["JSON", (text) => wholeExpression(text)],
  ["JavaScript", (text) => Parser.parse(text, options)],
  ["TypeScript", (text) => TypeScriptParser.parse(text, options)],
];

/** @throws if there is anything but an object or an array, which no JavaScript of use starts with */
function wholeExpression(text: string): Expression {
  const tree = Parser.parseExpressionAt(text, 0, options);
  // Whatever follows it has to be comments, which a parser can tell.
  const { body } = Parser.parse(`${" ".repeat(tree.end)}${text.slice(tree.end)}`, options);
  const isObject = tree.type === "ObjectExpression" || tree.type === "ArrayExpression";
  if (isObject && body.every(({ type }) => type === "EmptyStatement")) return tree;
  throw Object.assign(new SyntaxError("Unexpected token"), { pos: isObject ? tree.end : 0 });
}

function failureOf(error: unknown): SyntaxFailure {
  if (!(error instanceof SyntaxError) || !("pos" in error)) throw error;
  return { message: error.message.replace(/ \(\d+:\d+\)$/, ""), at: Number(error.pos) };
}
