import path from "node:path";
import type { Program } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { contentComponents } from "../src/content-components/registry.ts";
import { didYouMean } from "./did-you-mean.ts";
import { importStatement } from "./import-statement.ts";
import { factsOf } from "./page-facts.ts";

const folder = path.resolve(import.meta.dirname, "../src/content-components");

/**
 * A remark plugin that imports the components that a page uses and neither imports nor defines.
 * Each page gets its own imports, so that it is built again only when one of these changes. For a
 * name that nothing has it takes one that shows the children, and notes a problem.
 */
export function components() {
  return (tree: Root, file: VFile) => {
    for (const [name, line] of usedNames(tree)) {
      const module = contentComponents[name];
      if (module === undefined) {
        factsOf(file).problems.push({ line, message: unknownComponent(name) });
      }
      const imported = module === undefined ? "childrenOnly" : name;
      tree.children.push(
        importStatement({ imported, local: name }, path.join(folder, module ?? stub)),
      );
    }
  };
}

const stub = "problems.ts";

const unknownComponent = (name: string) =>
  `component <${name}> does not exist.${didYouMean(name, Object.keys(contentComponents))} Components are listed in src/content-components/registry.ts.`;

/** Names that a page takes from outside, with the line of their first use; `Tabs` for `<Tabs.Item>`. */
function usedNames(tree: Root): ReadonlyMap<string, number> {
  const own = new Set<string>();
  visit(tree, "mdxjsEsm", ({ data }) => {
    for (const name of data?.estree ? declaredNames(data.estree) : []) own.add(name);
  });
  const used = new Map<string, number>();
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const name = node.name?.split(".")[0] ?? "";
    if (!/^[A-Z]/.test(name) || own.has(name) || used.has(name)) return;
    used.set(name, node.position?.start.line ?? 1);
  });
  return used;
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
