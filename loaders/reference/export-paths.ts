import ts from "typescript";

/**
 * Returns where a plugin finds what webpack exports: `JavascriptParser` is at
 * `webpack.javascript.JavascriptParser`. Of several places, it's the innermost that isn't deprecated,
 * because webpack moves its exports into namespaces.
 *
 * @param exports the namespace that webpack's types declare for it
 */
export function exportPaths(exports: ts.Statement | undefined): ReadonlyMap<string, string> {
  const places = placesIn(exports, []).toSorted(
    (one, other) =>
      Number(other.isDeprecated) - Number(one.isDeprecated) || one.depth - other.depth,
  );
  // The last one wins.
  return new Map(places.map(({ name, path }) => [name, path]));
}

interface Place {
  readonly name: string;
  readonly path: string;
  readonly depth: number;
  readonly isDeprecated: boolean;
}

function placesIn(node: ts.Statement | undefined, folders: readonly string[]): readonly Place[] {
  if (!node) return [];
  if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
    // The outermost is the package itself.
    const name = folders.length === 0 ? "webpack" : node.name.text;
    return node.body.statements.flatMap((one) => placesIn(one, [...folders, name]));
  }
  const { exportClause } = ts.isExportDeclaration(node) ? node : {};
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map((element) => ({
    name: (element.propertyName ?? element.name).text,
    path: [...folders, element.name.text].join("."),
    depth: folders.length,
    isDeprecated: ts.getJSDocDeprecatedTag(element) !== undefined,
  }));
}
