import type { Program, VariableDeclarator } from "estree";

/**
 * A recma plugin that copies imported JSX functions to local variables, because webpack keeps an
 * object in memory for each use of an import, and pages have hundreds of elements.
 */
export function elementFunctions() {
  return (tree: Program) => {
    const at = tree.body.findIndex(
      (one) =>
        one.type === "ImportDeclaration" &&
        /\/jsx-(?:dev-)?runtime$/.test(String(one.source.value)),
    );
    const found = tree.body[at];
    if (found?.type !== "ImportDeclaration") return;
    const declarations = found.specifiers.map((one): VariableDeclarator => {
      const id = one.local;
      one.local = { type: "Identifier", name: `${id.name}Import` };
      return { type: "VariableDeclarator", id, init: one.local };
    });
    tree.body.splice(at + 1, 0, { type: "VariableDeclaration", kind: "const", declarations });
  };
}
