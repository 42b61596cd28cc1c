import type { ImportDeclaration } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/**
 * A remark plugin for pages written for another site: sends their imports through
 * `optional-import-loader`, which replaces what does not work here.
 */
export function optionalImports() {
  return (tree: Root, file: VFile) => {
    visit(tree, "mdxjsEsm", ({ data, position }) => {
      for (const statement of data?.estree?.body ?? []) {
        if (statement.type !== "ImportDeclaration") continue;
        const line = position?.start.line ?? 1;
        statement.source = { type: "Literal", value: optionalRequest(statement, file, line) };
      }
    });
  };
}

/** The page itself as the resource, so that paths in the request stay relative to it. */
function optionalRequest(
  { source, specifiers }: ImportDeclaration,
  file: VFile,
  line: number,
): string {
  const names = specifiers.flatMap((specifier) => {
    if (specifier.type === "ImportDefaultSpecifier") return "default";
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    return specifier.imported.type === "Identifier" ? specifier.imported.name : [];
  });
  const query = new URLSearchParams({
    request: String(source.value),
    names: names.join(),
    line: String(line),
  });
  return `${file.path.replaceAll("#", "\0#")}?optional&${query}`;
}
