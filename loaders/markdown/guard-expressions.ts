import { createRequire } from "node:module";
import type { Expression, Program } from "estree";
import { EXIT, SKIP, visit as visitEstree } from "estree-util-visit";
import type { Root, RootContent } from "mdast";
import { visit } from "./visit.ts";
import type { VFile } from "vfile";
import { call, functionOf, importOf, literal, statementsOf } from "./estree.ts";
import { factsOf } from "../page/page-facts.ts";

const runtime = createRequire(import.meta.url).resolve("../../src/content-components/guards.ts");

/** Local name of the import. Writers don't use it. */
const attempt = "_attempt";

/** A remark plugin that tries each expression on its own, so that each failure gets its line. */
export function guardExpressions() {
  return (tree: Root, file: VFile) => {
    let isUsed = false;
    const note = (line: number, message: string) => factsOf(file).problems.push({ line, message });
    visit(tree, (node) => {
      for (const place of placesOf(node)) {
        const { line, source } = place;
        const isWaiting = hasAwait(place.expression);
        if (isWaiting)
          note(
            line,
            `${source} can't wait: a page is rendered at once. Import the value from a JSON file.`,
          );
        isUsed ||= !isWaiting;
        place.put(isWaiting ? literal(null) : attemptOf(place));
      }
      if (isExpression(node) && node.value.trim() === "") {
        note(node.position?.start.line ?? 1, "{} shows nothing. To show braces, write \\{}.");
      }
    });
    if (!isUsed) return;
    tree.children.push(statementsOf(importOf("attempt", attempt, runtime)));
  };
}

interface Place {
  readonly expression: Expression;
  readonly put: (expression: Expression) => void;
  readonly line: number;
  /** How a writer recognizes it. */
  readonly source: string;
  /** Whether its value appears in the text. */
  readonly isShown?: boolean;
}

type Node = Root | RootContent;

const isExpression = (node: Node) =>
  node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";

function placesOf(node: Node): readonly Place[] {
  const line = node.position?.start.line ?? 1;
  if (isExpression(node)) {
    return onlyOf(node.data?.estree, { line, source: `{${node.value}}`, isShown: true });
  }
  if (node.type === "mdxjsEsm") return constantsOf(node.data?.estree, line);
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "object") return [];
    const { name, value, position } = attribute;
    // Only what a writer wrote has a position.
    if (position === undefined) return [];
    const source = `${name}={${value?.value}}`;
    return onlyOf(value?.data?.estree, { line: position.start.line, source });
  });
}

function onlyOf(
  program: Program | null | undefined,
  place: Omit<Place, "expression" | "put">,
): readonly Place[] {
  const only = program?.body[0];
  if (only?.type !== "ExpressionStatement") return [];
  const put = (expression: Expression) => void (only.expression = expression);
  return [{ ...place, expression: only.expression, put }];
}

/** Leaves out functions, which can only fail when they are called. */
function constantsOf(program: Program | null | undefined, line: number): readonly Place[] {
  const statements = (program?.body ?? []).map((statement) =>
    statement.type === "ExportNamedDeclaration" ? statement.declaration : statement,
  );
  return statements.flatMap((statement) =>
    statement?.type !== "VariableDeclaration"
      ? []
      : statement.declarations.flatMap((one): readonly Place[] => {
          const { id, init: expression, loc } = one;
          if (id.type !== "Identifier" || !expression || /Function|Literal/.test(expression.type))
            return [];
          const put = (tried: Expression) => void (one.init = tried);
          const at = loc?.start.line ?? line;
          return [{ expression, put, line: at, source: `"${id.name}"` }];
        }),
  );
}

/** Ignores `await` in nested functions. */
function hasAwait(expression: Expression): boolean {
  let isFound = false;
  visitEstree(expression, ({ type }) => {
    if (type.includes("Function")) return SKIP;
    isFound ||= type === "AwaitExpression";
    return isFound ? EXIT : undefined;
  });
  return isFound;
}

const attemptOf = ({ expression, line, source, isShown = false }: Place): Expression =>
  call(attempt, [functionOf(expression), ...[line, source, isShown].map(literal)]);
