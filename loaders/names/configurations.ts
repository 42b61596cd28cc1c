import type { AnyNode, ObjectExpression } from "acorn";
import type { Meanings } from "./meanings.ts";
import type { Scopes } from "./scopes.ts";
import { valuesOf } from "./values.ts";

/** What the module of a configuration exports: an object, a list, or a function that returns them. */
export const exportedConfigurations = (scopes: Scopes): readonly ObjectExpression[] =>
  scopes.nodes.flatMap((node) => {
    if (node.type === "ExportDefaultDeclaration") return configurationsIn(node.declaration, scopes);
    const isExport =
      node.type === "AssignmentExpression" && /^module\.exports$/.test(writtenName(node.left));
    return isExport ? configurationsIn(node.right, scopes) : [];
  });

/** What code hands to webpack: `webpack({ … })`. */
export const passedConfigurations = (
  scopes: Scopes,
  meanings: Meanings,
): readonly ObjectExpression[] =>
  scopes.nodes.flatMap((node) =>
    node.type === "CallExpression" && meanings.of(node.callee) === "webpack"
      ? configurationsIn(node.arguments[0], scopes)
      : [],
  );

function configurationsIn(
  node: AnyNode | null | undefined,
  scopes: Scopes,
): readonly ObjectExpression[] {
  // `defineConfig({ … })`, `merge(common, { … })`, or a function of the sample
  if (node?.type === "CallExpression")
    return [node.callee, ...node.arguments].flatMap((one) => configurationsIn(one, scopes));
  return valuesOf(node, scopes).flatMap((value) =>
    value.type === "ObjectExpression"
      ? [value]
      : value.elements.flatMap((one) => configurationsIn(one, scopes)),
  );
}

const writtenName = (node: AnyNode): string =>
  node.type === "MemberExpression" && !node.computed
    ? `${writtenName(node.object)}.${writtenName(node.property)}`
    : node.type === "Identifier"
      ? node.name
      : "";
