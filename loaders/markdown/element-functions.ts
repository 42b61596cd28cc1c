import type { Program, VariableDeclarator } from "estree";

/**
 * A recma plugin that takes the functions which make elements into variables of the page. For each
 * use of an import webpack keeps a dependency until the build ends, and a page has hundreds of
 * elements.
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
