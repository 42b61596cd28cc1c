import type { AnyNode } from "acorn";
import { nodesIn } from "./nodes.ts";

/** Of a variable, or of only one of its members. */
export interface Change {
  readonly name: string;
  /** `plugins` for `config.plugins.push(…)`; missing if it's the whole variable, or can't be known. */
  readonly key?: string;
}

/** Variables that code changes, whether it runs or not. */
export const changesIn = (tree: AnyNode): readonly Change[] =>
  nodesIn(tree).flatMap((node) => {
    if (node.type === "AssignmentExpression") return targetsIn(node.left);
    if (node.type === "UpdateExpression") return targetsIn(node.argument);
    if (node.type === "UnaryExpression" && node.operator === "delete")
      return targetsIn(node.argument);
    if (node.type === "ForInStatement" || node.type === "ForOfStatement")
      return targetsIn(node.left);
    if (node.type !== "CallExpression") return [];
    const { callee } = node;
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
    return changing.has(callee.property.name) ? targetsIn(callee.object) : [];
  });

/** Methods that change what they're called on. */
const changing = new Set([
  ...["push", "unshift", "splice", "pop", "shift", "sort", "reverse", "fill", "copyWithin"],
  ...["set", "add", "delete", "clear"],
]);

/** The variables that an assignment's left side starts with. */
export function targetsIn(target: AnyNode): readonly Change[] {
  if (target.type !== "MemberExpression")
    return nodesIn(target).flatMap((node) =>
      node.type === "Identifier" ? [{ name: node.name }] : [],
    );
  const { object, property, computed } = target;
  if (object.type !== "Identifier") return targetsIn(object);
  const key = !computed && property.type === "Identifier" ? property.name : undefined;
  return [{ name: object.name, key }];
}

/** A change that a function makes when it's called. */
export interface LaterChange extends Change {
  readonly node: AnyNode;
}

/** Variable → changes in functions. */
export function changesInFunctions(tree: AnyNode): ReadonlyMap<string, readonly LaterChange[]> {
  const changes = nodesIn(tree)
    .filter(({ type }) => /Function/.test(type))
    .flatMap((node) => {
      const own = declaredNames(node);
      return changesIn(node)
        .filter(({ name }) => !own.has(name))
        .map((change) => ({ ...change, node }));
    });
  return Map.groupBy(changes, ({ name }) => name);
}

/** Parameters and variables of a function. */
const declaredNames = (tree: AnyNode): ReadonlySet<string> =>
  new Set(
    nodesIn(tree)
      .flatMap((node) => {
        if (node.type === "VariableDeclarator") return targetsIn(node.id);
        return "params" in node ? node.params.flatMap(targetsIn) : [];
      })
      .map(({ name }) => name),
  );
