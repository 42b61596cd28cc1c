import type { Identifier, ImportDeclaration } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { fileRequest } from "./file-request.ts";

/**
 * A remark plugin that sends the imports of a page through `optional-import-loader`: one that
 * fails is a problem with its line, and the rest of the page is still rendered and checked.
 */
export function optionalImports() {
  return (tree: Root, file: VFile) => {
    visit(tree, "mdxjsEsm", ({ data }) => {
      for (const statement of data?.estree?.body ?? []) {
        if (statement.type !== "ImportDeclaration") continue;
        const line = statement.loc?.start.line ?? 1;
        statement.specifiers = statement.specifiers.map(withoutStar);
        statement.source = { type: "Literal", value: optionalRequest(statement, file, line) };
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

/** The page itself as the resource, so that paths in the request stay relative to it. */
function optionalRequest(
  { source, specifiers }: ImportDeclaration,
  file: VFile,
  line: number,
): string {
  const names = specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportDefaultSpecifier") return "default";
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    const { imported } = specifier;
    return imported.type === "Identifier" && imported !== namespace ? imported.name : [];
  });
  const query = new URLSearchParams({
    request: String(source.value),
    names: names.join(),
    line: String(line),
  });
  return `${fileRequest(file.path)}?optional&${query}`;
}
