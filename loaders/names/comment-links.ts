import { parseExpressionAt, type AnyNode, type Comment } from "acorn";
import type { CodeLink } from "../../src/site/code/code-marks.ts";
import type { Scopes } from "./scopes.ts";

/**
 * Finds the names in comments that webpack reads, such as `webpackChunkName` in an `import()`.
 *
 * @param urlOf the address of the entry of `webpackChunkName`
 */
export const commentLinks = (
  comments: readonly Comment[],
  scopes: Scopes,
  urlOf: (name: string) => string | undefined,
): readonly CodeLink[] =>
  comments
    .filter(({ type, start, end }) => {
      const around = scopes.nodes.findLast((node) => node.start < start && end < node.end);
      return type === "Block" && around !== undefined && isRead(around);
    })
    .flatMap((comment) =>
      namesIn(comment).flatMap(({ name, start, end }) => {
        const url = urlOf(name);
        return url === undefined ? [] : [{ start, end, url }];
      }),
    );

const isRead = (around: AnyNode): boolean =>
  around.type === "ImportExpression" ||
  around.type === "ImportDeclaration" ||
  around.type === "NewExpression" ||
  (around.type === "CallExpression" &&
    around.callee.type === "Identifier" &&
    around.callee.name === "require");

/** The comment is the inside of an object. */
function namesIn({ value, start: offset }: Comment) {
  try {
    // As long as the start of a comment.
    const object = parseExpressionAt(`({${value}})`, 0, { ecmaVersion: "latest" });
    const { properties } = object.type === "ObjectExpression" ? object : { properties: [] };
    return properties.flatMap((property) => {
      if (property.type !== "Property" || property.key.type !== "Identifier") return [];
      const { name, start, end } = property.key;
      return [{ name, start: offset + start, end: offset + end }];
    });
  } catch {
    return [];
  }
}
