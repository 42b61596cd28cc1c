import path from "node:path";
import type { AnyNode, ObjectExpression } from "acorn";
import ts from "typescript";
import {
  exportedConfigurations,
  passedConfigurations,
} from "../../../loaders/names/configurations.ts";
import { Meanings } from "../../../loaders/names/meanings.ts";
import { parseConfiguration } from "../../../loaders/names/parse-program.ts";
import { Scopes } from "../../../loaders/names/scopes.ts";
import { valuesOf } from "../../../loaders/names/values.ts";

export interface TypedFence {
  /** `content/guides/caching.mdx:12` with the line that opens the fence. */
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

const root = path.resolve(import.meta.dirname, "../../..");

const options: ts.CompilerOptions = {
  noEmit: true,
  allowJs: true,
  checkJs: true,
  // As in a project that has no TypeScript of its own.
  strict: false,
  skipLibCheck: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: ["node"],
};

/** Checks all fences at once, because webpack's types take the most time. */
export function typeProblems(fences: readonly TypedFence[]): readonly string[] {
  const files = new Map(
    fences.map((fence, index) => [
      path.join(root, "fences", String(index), `file.${extension(fence.language)}`),
      { ...fence, text: withTypes(fence) },
    ]),
  );
  const devServer = path.join(root, "fences/dev-server.d.ts");
  const host = hostWith(
    new Map([
      ...[...files].map(([file, { text }]) => [file, text] as const),
      [devServer, `import "webpack-dev-server";`],
    ]),
  );
  const program = ts.createProgram([devServer, ...files.keys()], options, host);
  return [...files].flatMap(([file, { page, line }]) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .filter(({ code }) => !missing.has(code))
      .flatMap(({ start = 0, file: source, messageText }) => {
        const at = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        const message = ts.flattenDiagnosticMessageText(messageText, " ");
        const isRight = tooNarrow.some((known) => known.test(message));
        return isRight ? [] : [`${page}:${line + 1 + at}: ${message}`];
      }),
  );
}

/** Modules of the reader's, and packages that aren't installed or have no types. */
const missing: ReadonlySet<number> = new Set([2307, 2732, 7016]);

/** Where types reject what works. */
const tooNarrow = [
  // The callback of a function in `externals` takes the type of the external, too.
  /^Expected 0-2 arguments, but got 3\.$/,
  // The types take `byLayer` for the name of an external.
  /^Type '\{ byLayer: /,
  // The address of a server is a text only if it listens to a socket.
  /^Property 'port' does not exist on type 'string \| AddressInfo'/,
];

const extension = (language: string) =>
  /^[cm]?[jt]sx?$/.test(language) ? language : language === "typescript" ? "ts" : "js";

function hostWith(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, target, ...rest) => {
      const text = files.get(file);
      return text === undefined
        ? host.getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, text, target);
    },
  };
}

/** Writers of JavaScript don't say which objects are configurations. Lines stay the same. */
function withTypes({ text, language }: TypedFence): string {
  if (/^[cm]?tsx?$|^typescript$/.test(language)) return text;
  const parsed = parseConfiguration(text, language);
  // What isn't a whole program, such as the inside of a class, has been parsed already.
  if (parsed === undefined || parsed.text.startsWith("export default { _")) return "";
  const scopes = new Scopes(parsed.program);
  const meanings = new Meanings(scopes, () => []);
  const configurations = withSpreads(
    [...exportedConfigurations(scopes), ...passedConfigurations(scopes, meanings)],
    scopes,
  );
  const lists = configurations.flatMap((one) => {
    const parent = scopes.parentOf(one);
    return parent?.type === "ArrayExpression" ? [parent] : [];
  });
  const marks = [
    ...distinct(configurations).flatMap(marksFor("satisfies", "Configuration")),
    // Options of all configurations are set on their list.
    ...distinct(lists).flatMap(marksFor("type", "MultiConfiguration")),
  ];
  return marks
    .toSorted((one, other) => other.at - one.at)
    .reduce((code, { at, mark }) => code.slice(0, at) + mark + code.slice(at), parsed.text);
}

/** Also objects that are spread in a configuration: `{ ...shared, mode: "production" }`. */
function withSpreads(
  objects: readonly ObjectExpression[],
  scopes: Scopes,
): readonly ObjectExpression[] {
  const spread = objects.flatMap(({ properties }) =>
    properties.flatMap((property) =>
      property.type === "SpreadElement"
        ? valuesOf(property, scopes).filter((value) => value.type === "ObjectExpression")
        : [],
    ),
  );
  return spread.length === 0 ? objects : [...objects, ...withSpreads(spread, scopes)];
}

const distinct = <Item extends AnyNode>(nodes: readonly Item[]): readonly Item[] => [
  ...new Map(nodes.map((node) => [node.start, node])).values(),
];

const marksFor =
  (tag: string, type: string) =>
  ({ start, end }: AnyNode) => [
    { at: start, mark: `/** @${tag} {import("webpack").${type}} */(` },
    { at: end, mark: ")" },
  ];
