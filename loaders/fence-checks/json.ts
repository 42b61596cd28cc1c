import { parse, type AnyNode, type Comment } from "acorn";
import { lineAt, placeOfFailure, type Check } from "./check.ts";

/** JSON, JSON with comments, and JSON5; in a diff, also properties without the braces around them. */
export const checkJson: Check = ({ text, language, side }) => {
  if (isJson(text)) return [];
  // The last lines that a diff shows may end with a comma.
  const problem = firstProblem(text, side === undefined ? language : "jsonc");
  const isPart = side !== undefined && firstProblem(`{${text}}`, "jsonc") === undefined;
  if (problem === undefined || isPart) return [];
  const { at, message } = problem;
  return [{ line: lineAt(text, at), message: `this isn't JSON: ${message}.` }];
};

interface JsonProblem {
  readonly at: number;
  readonly message: string;
}

/** JavaScript's parser knows the places of what `JSON.parse` rejects, and all that JSON5 adds. */
function firstProblem(text: string, language: string): JsonProblem | undefined {
  const comments: Comment[] = [];
  const commas: number[] = [];
  try {
    const { body } = parse(`(${text}\n)`, {
      ecmaVersion: "latest",
      onComment: comments,
      onTrailingComma: (at) => commas.push(at),
    });
    const extras: readonly JsonProblem[] = [
      ...comments.map(({ start: at }) => ({ at, message: "only jsonc has comments" })),
      ...commas.map((at) => ({ at, message: "a value has to follow the last comma" })),
    ];
    const found = [
      ...body.flatMap((node) => notData(node, language === "json5")),
      ...(language === "json" ? extras : []),
    ];
    const [first] = found.toSorted((one, other) => one.at - other.at);
    return first && { ...first, at: first.at - 1 };
  } catch (error) {
    const { at, message } = placeOfFailure(error);
    return { at: at - 1, message };
  }
}

function notData(node: AnyNode, isJson5: boolean): readonly JsonProblem[] {
  const within = (inner: AnyNode) => notData(inner, isJson5);
  const wrong = (message: string) => [{ at: node.start, message }];
  switch (node.type) {
    case "ExpressionStatement":
      return within(node.expression);
    case "ObjectExpression":
      return node.properties.flatMap(within);
    case "ArrayExpression":
      return node.elements.flatMap((one) =>
        one === null ? wrong("a value is missing") : within(one),
      );
    case "Property":
      if (node.shorthand || node.computed || node.method) return wrong("a value is missing");
      if (node.key.type !== "Identifier") return [...within(node.key), ...within(node.value)];
      return isJson5 ? within(node.value) : wrong(`put "${node.key.name}" in double quotes`);
    case "Literal":
      if ("regex" in node || "bigint" in node) return wrong("this isn't data");
      return node.raw?.startsWith("'") && !isJson5 ? wrong("texts are in double quotes") : [];
    case "UnaryExpression":
      return /[+-]/.test(node.operator) ? within(node.argument) : wrong("this isn't data");
    case "Identifier":
      return isJson5 && /^(?:Infinity|NaN)$/.test(node.name) ? [] : wrong("this isn't data");
    default:
      return wrong("this isn't data");
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
