import { createRequire } from "node:module";
import type { Expression, Program } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { importStatement } from "./import-statement.ts";

const problems = createRequire(import.meta.url).resolve("../src/content-components/problems.ts");

/** Under this name a page imports `attempt`; writers do not use it. */
const attempt = "_attempt";

/**
 * A remark plugin for pages written for another site: an expression that fails (`{siteTitle}`,
 * because only that site knows the name) costs the page its value and not the page.
 */
export function attempts() {
  return (tree: Root) => {
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
        guard(node.data?.estree, line, `{${node.value}}`);
      }
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      for (const { type, value } of node.attributes) {
        if (type === "mdxJsxAttribute" && typeof value === "object") {
          guard(value?.data?.estree, line);
        }
      }
    });
    tree.children.push(importStatement({ imported: "attempt", local: attempt }, problems));
  };
}

/** Makes `attempt(() => expression, line, source)` of an expression. */
function guard(program: Program | null | undefined, line: number, source?: string) {
  const only = program?.body[0];
  if (only?.type !== "ExpressionStatement") return;
  only.expression = {
    type: "CallExpression",
    optional: false,
    callee: { type: "Identifier", name: attempt },
    arguments: [
      arrow(only.expression),
      { type: "Literal", value: line },
      ...(source === undefined ? [] : [{ type: "Literal" as const, value: source }]),
    ],
  };
}

const arrow = (body: Expression): Expression => ({
  type: "ArrowFunctionExpression",
  expression: true,
  params: [],
  body,
});
