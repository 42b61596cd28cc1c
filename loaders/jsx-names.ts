import type { Program } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { factsOf } from "./page-facts.ts";

/**
 * A remark plugin that notes the components that a page uses and neither imports nor defines:
 * whether they exist is known only where the page is rendered.
 */
export function jsxNames() {
  return (tree: Root, file: VFile) => {
    const own = new Set<string>();
    visit(tree, "mdxjsEsm", ({ data }) => {
      for (const name of data?.estree ? declaredNames(data.estree) : []) own.add(name);
    });
    visit(tree, (node) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      const name = node.name?.split(".")[0] ?? "";
      if (!/^[A-Z]/.test(name) || own.has(name)) return;
      factsOf(file).components.push({ name, line: node.position?.start.line ?? 1 });
    });
  };
}

/** The names that the imports and exports of a page bring into its scope. */
function declaredNames({ body }: Program): readonly string[] {
  return body.flatMap((statement): readonly string[] => {
    if (statement.type === "ImportDeclaration") {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type === "VariableDeclaration") {
      return declaration.declarations.flatMap(({ id }) =>
        id.type === "Identifier" ? id.name : [],
      );
    }
    return declaration ? [declaration.id.name] : [];
  });
}
