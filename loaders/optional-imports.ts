import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  Literal,
} from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fileRequest } from "./file-request.ts";

/**
 * A remark plugin that sends what a page imports, or exports again, through `optional-import-loader`: one that
 * fails is a problem with its line, and the rest of the page is still rendered and checked.
 */
export function optionalImports() {
  return (tree: Root, file: VFile) => {
    visit(tree, "mdxjsEsm", ({ data }) => {
      for (const statement of data?.estree?.body ?? []) {
        if (statement.type === "ImportDeclaration") {
          statement.specifiers = statement.specifiers.map(withoutStar);
        }
        if (!("source" in statement) || !statement.source) continue;
        const line = statement.loc?.start.line ?? 1;
        const request = optionalRequest(statement.source, namesOf(statement), file, line);
        statement.source = { type: "Literal", value: request };
      }
    });
  };
}

const namespace: Identifier = { type: "Identifier", name: "namespace" };

/** `import * as icons` becomes `import { namespace as icons }`, which something can stand in for. */
const withoutStar = (specifier: ImportDeclaration["specifiers"][number]) =>
  specifier.type === "ImportNamespaceSpecifier"
    ? { type: "ImportSpecifier" as const, imported: namespace, local: specifier.local }
    : specifier;

/** What a statement takes by name from the module that it names. */
function namesOf(
  statement: ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration,
): readonly string[] {
  if (statement.type === "ExportAllDeclaration") return [];
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportDefaultSpecifier") return "default";
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    const taken = specifier.type === "ImportSpecifier" ? specifier.imported : specifier.local;
    return taken.type === "Identifier" && taken !== namespace ? taken.name : [];
  });
}

/** The page itself as the resource, so that paths in the request stay relative to it. */
function optionalRequest(
  source: Literal,
  names: readonly string[],
  file: VFile,
  line: number,
): string {
  const query = new URLSearchParams({
    request: String(source.value),
    names: names.join(),
    line: String(line),
  });
  return `${fileRequest(file.path)}?optional&${query}`;
}
