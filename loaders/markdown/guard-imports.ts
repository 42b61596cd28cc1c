import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { ImportDeclaration, Program, VariableDeclaration } from "estree";
import type { VFile } from "vfile";
import { exists } from "../page/page-facts.ts";
import { didYouMean } from "../page/did-you-mean.ts";
import { call, functionOf, importOf, literal } from "./estree.ts";

const runtime = createRequire(import.meta.url).resolve("../../src/content-components/guards.ts");

/** Local name of the import. Writers don't use it. */
const attemptImport = "_import";

/**
 * A recma plugin that tries each import on its own, so that a failure is reported and the rest of
 * the page still rendered: `import a, { b as c } from "./d.js"` becomes
 * `const [a, c] = _import(() => require("./d.js"), …)`.
 */
export function guardImports() {
  return (tree: Program, file: VFile) => {
    const written = tree.body.filter(isWritten);
    if (written.length === 0) return;
    tree.body = [
      importOf("attemptImport", attemptImport, runtime),
      // At the top, because imports may come after the code that uses them.
      ...written.map((one) => attemptOf(one, file)),
      ...tree.body.filter((one) => !isWritten(one)),
    ];
  };
}

/** The imports that transforms add have no place in the page. */
const isWritten = (one: Program["body"][number]): one is ImportDeclaration =>
  one.type === "ImportDeclaration" && Boolean(one.loc);

function attemptOf(
  { source, specifiers, loc }: ImportDeclaration,
  file: VFile,
): VariableDeclaration {
  const request = String(source.value);
  const init = call(attemptImport, [
    functionOf(call("require", [literal(request)])),
    literal(loc?.start.line ?? 1),
    literal(request),
    { type: "ArrayExpression", elements: specifiers.map((one) => literal(importedName(one))) },
    literal(notFound(request, file)),
  ]);
  const elements = specifiers.map(({ local }) => local);
  return {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id: { type: "ArrayPattern", elements }, init }],
  };
}

function importedName(specifier: ImportDeclaration["specifiers"][number]): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  if (specifier.type === "ImportNamespaceSpecifier") return "*";
  const { imported } = specifier;
  return imported.type === "Identifier" ? imported.name : String(imported.value);
}

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
