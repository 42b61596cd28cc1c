import type { AnyNode, Identifier, Program } from "acorn";

/** Where a name comes from. */
export interface Declaration {
  readonly source: AnyNode;
  /** Which one of a function's parameters it is, or is in. */
  readonly parameter?: number;
  /** What destructuring takes from the source: `{ webpack: { sources } }` takes `webpack`, `sources`. */
  readonly keys: readonly string[];
}

export type FunctionNode = Extract<
  AnyNode,
  { readonly type: "FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression" }
>;

/** A name in a pattern or an import that stands for a part of something: `sources`. */
export interface TakenPart {
  readonly key: AnyNode;
  readonly declaration: Declaration;
}

/** The nodes of a program, outer ones first, and the declarations that its names refer to. */
export class Scopes {
  readonly nodes: readonly AnyNode[];
  readonly takenParts: TakenPart[] = [];
  readonly #parents = new Map<AnyNode, AnyNode>();
  readonly #names = new Map<AnyNode, Map<string, Declaration>>();

  constructor(program: Program) {
    this.nodes = this.#collect(program);
    for (const node of this.nodes) this.#declare(node);
  }

  parentOf(node: AnyNode): AnyNode | undefined {
    return this.#parents.get(node);
  }

  declarationOf(name: Identifier): Declaration | undefined {
    for (let at = this.parentOf(name); at !== undefined; at = this.parentOf(at)) {
      const found = this.#names.get(at)?.get(name.name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Without recursion, because generated code may be nested more deeply than calls can be. */
  #collect(program: Program): readonly AnyNode[] {
    const nodes: AnyNode[] = [program];
    for (const node of nodes)
      for (const child of childrenOf(node)) {
        this.#parents.set(child, node);
        nodes.push(child);
      }
    return nodes;
  }

  #declare(node: AnyNode): void {
    const scope = this.#scopeOf(node);
    if (node.type === "VariableDeclarator") this.#bind(scope, node.id, { source: node, keys: [] });
    if (isFunction(node))
      node.params.forEach((pattern, parameter) =>
        this.#bind(node, pattern, { source: node, parameter, keys: [] }),
      );
    if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration")
      this.#bind(scope, node.id, { source: node, keys: [] });
    if (node.type !== "ImportDeclaration") return;
    for (const one of node.specifiers) {
      const key = one.type === "ImportSpecifier" ? one.imported : undefined;
      const keys = key?.type === "Identifier" && key.name !== "default" ? [key.name] : [];
      const declaration = { source: node, keys };
      this.#bind(scope, one.local, declaration);
      if (key !== undefined) this.takenParts.push({ key, declaration });
    }
  }

  /** What a declaration is visible in. */
  #scopeOf(node: AnyNode): AnyNode {
    const parent = this.parentOf(node);
    if (parent === undefined) return node;
    return parent.type === "Program" || parent.type.endsWith("Statement") || isFunction(parent)
      ? parent
      : this.#scopeOf(parent);
  }

  #bind(scope: AnyNode, pattern: AnyNode | null, declaration: Declaration): void {
    if (pattern?.type === "Identifier") {
      const names = this.#names.get(scope) ?? new Map<string, Declaration>();
      this.#names.set(scope, names.set(pattern.name, declaration));
    }
    if (pattern?.type === "AssignmentPattern") this.#bind(scope, pattern.left, declaration);
    if (pattern?.type !== "ObjectPattern") return;
    for (const property of pattern.properties) {
      if (property.type !== "Property" || property.key.type !== "Identifier") continue;
      const { key, value } = property;
      const part = { ...declaration, keys: [...declaration.keys, property.key.name] };
      this.takenParts.push({ key, declaration: part });
      this.#bind(scope, value, part);
    }
  }
}

export const isFunction = (node: AnyNode): node is FunctionNode =>
  /^(?:ArrowFunction|Function)(?:Expression|Declaration)$/.test(node.type);

const childrenOf = (node: AnyNode): readonly AnyNode[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
