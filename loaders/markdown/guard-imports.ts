import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Expression, ImportDeclaration, Statement } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { didYouMean } from "../page/did-you-mean.ts";
import { importStatement } from "./import-statement.ts";
import { exists } from "../page/page-files.ts";

const runtime = createRequire(import.meta.url).resolve("../../src/content-components/guards.ts");

/** Local name of the import. Writers don't use it. */
const attemptImport = "_import";

/**
 * A remark plugin that tries each import on its own, so that a failure is reported and the rest of
 * the page still rendered: `import a, { b as c } from "./d.js"` becomes
 * `const { default: a, b: c } = _import(() => require("./d.js"), …)`.
 */
export function guardImports() {
  return (tree: Root, file: VFile) => {
    const tried: Statement[] = [];
    visit(tree, "mdxjsEsm", ({ data }) => {
      const program = data?.estree;
      if (!program) return;
      const isImport = (one: (typeof program.body)[number]) => one.type === "ImportDeclaration";
      tried.push(...program.body.filter(isImport).map((one) => attemptOf(one, file)));
      program.body = program.body.filter((one) => !isImport(one));
    });
    if (tried.length === 0) return;
    // At the top, because imports may come after the code that uses them.
    const estree = {
      type: "Program" as const,
      sourceType: "module" as const,
      comments: [],
      body: tried,
    };
    tree.children.unshift(
      importStatement({ imported: "attemptImport", local: attemptImport }, runtime),
      { type: "mdxjsEsm", value: "", data: { estree } },
    );
  };
}

const literal = (value: string | number) => ({ type: "Literal" as const, value });
const identifier = (name: string) => ({ type: "Identifier" as const, name });

function attemptOf({ source, specifiers, loc }: ImportDeclaration, file: VFile): Statement {
  const request = String(source.value);
  const names = specifiers.map((one) => ({ imported: importedName(one), local: one.local }));
  const load: Expression = {
    type: "ArrowFunctionExpression",
    expression: true,
    params: [],
    body: call("require", [literal(request)]),
  };
  const init = call(attemptImport, [
    load,
    literal(loc?.start.line ?? 1),
    literal(request),
    { type: "ArrayExpression", elements: names.map(({ imported }) => literal(imported)) },
    literal(notFound(request, file)),
  ]);
  const id = {
    type: "ObjectPattern" as const,
    properties: names.map(({ imported, local }) => ({
      type: "Property" as const,
      kind: "init" as const,
      method: false,
      shorthand: false,
      computed: false,
      key: literal(imported),
      value: local,
    })),
  };
  return {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id, init }],
  };
}

function importedName(specifier: ImportDeclaration["specifiers"][number]): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  if (specifier.type === "ImportNamespaceSpecifier") return "*";
  const { imported } = specifier;
  return imported.type === "Identifier" ? imported.name : String(imported.value);
}

const call = (name: string, args: Expression[]): Expression => ({
  type: "CallExpression",
  optional: false,
  callee: identifier(name),
  arguments: args,
});

function notFound(request: string, page: VFile): string {
  if (!request.startsWith(".")) return "there is no such package.";
  const file = path.resolve(path.dirname(page.path), request);
  if (exists(page, file)) return "there is no such module.";
  const files = filesIn(path.dirname(file));
  const whole = files.find((name) => path.parse(name).name === path.basename(file));
  const near =
    whole === undefined ? didYouMean(path.basename(file), files) : ` Did you mean "${whole}"?`;
  return `there is no such file.${near}`;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
