import type { AnyNode, CallExpression, Identifier } from "acorn";
import { isFunction, type Declaration, type FunctionNode, type Scopes } from "./scopes.ts";

/** A name in a program, and what it stands for in webpack: `compilation.hooks.processAssets`. */
export interface Mention {
  readonly name: AnyNode;
  readonly meaning: string;
}

/**
 * Says what the parts of a program stand for, in the words of the documentation: what `c` is in
 * `apply(c) { c.hooks.emit }`, or `DefinePlugin` in `const { DefinePlugin } = compiler.webpack`.
 */
export class Meanings {
  readonly #scopes: Scopes;
  readonly #argumentsOf: (hook: string) => readonly (string | undefined)[];
  /** Declarations that are being looked into: a variable may be declared by itself. */
  readonly #open = new Set<Declaration>();

  /** @param argumentsOf what a tap of a hook is called with: of `compiler.hooks.emit`, `compilation` */
  constructor(scopes: Scopes, argumentsOf: (hook: string) => readonly (string | undefined)[]) {
    this.#scopes = scopes;
    this.#argumentsOf = argumentsOf;
  }

  /** In no order. */
  mentions(): readonly Mention[] {
    const { nodes, takenParts } = this.#scopes;
    const all = [
      ...nodes.flatMap((node) => {
        if (node.type === "MemberExpression") return [[node.property, this.of(node)] as const];
        if (node.type === "NewExpression" && node.callee.type === "Identifier")
          return [[node.callee, this.of(node.callee)] as const];
        const key = node.type === "CallExpression" ? hookKey(node) : undefined;
        return key === undefined ? [] : [[key, this.of(node)] as const];
      }),
      ...takenParts.map(({ key, declaration }) => [key, this.#declared(declaration)] as const),
    ];
    return all.flatMap(([name, meaning]) => (meaning === undefined ? [] : [{ name, meaning }]));
  }

  of(node: AnyNode): string | undefined {
    if (node.type === "Identifier") return this.#named(node);
    if (node.type === "CallExpression") return this.#result(node);
    if (node.type === "ChainExpression") return this.of(node.expression);
    if (node.type === "Literal" && typeof node.value === "string")
      return JSON.stringify(node.value);
    if (node.type !== "MemberExpression" || node.computed) return undefined;
    const { property } = node;
    return property.type === "Identifier"
      ? memberOf(this.of(node.object), property.name)
      : undefined;
  }

  /** A sample may leave out where a name comes from: then it means what it says. */
  #named(node: Identifier): string | undefined {
    const declaration = this.#scopes.declarationOf(node);
    return declaration === undefined ? node.name : this.#declared(declaration);
  }

  #declared(declaration: Declaration): string | undefined {
    if (this.#open.has(declaration)) return undefined;
    this.#open.add(declaration);
    const meaning = declaration.keys.reduce(memberOf, this.#source(declaration));
    this.#open.delete(declaration);
    return meaning;
  }

  #source({ source, parameter }: Declaration): string | undefined {
    if (source.type === "VariableDeclarator") return source.init ? this.of(source.init) : undefined;
    if (source.type === "ImportDeclaration")
      return source.source.value === "webpack" ? "webpack" : undefined;
    return isFunction(source) && parameter !== undefined
      ? this.#parameter(source, parameter)
      : undefined;
  }

  /** Of a tap, or of the `apply` of a plugin; others mean what their names say. */
  #parameter(own: FunctionNode, index: number): string | undefined {
    const parent = this.#scopes.parentOf(own);
    const tapped = parent?.type === "CallExpression" ? this.#tapped(parent) : undefined;
    const passed = tapped === undefined ? undefined : this.#argumentsOf(tapped)[index];
    if (passed !== undefined) return passed;
    const pattern = own.params[index];
    const name = pattern?.type === "Identifier" ? pattern.name : undefined;
    const isMethod = parent?.type === "MethodDefinition" || parent?.type === "Property";
    const { key } = isMethod ? parent : { key: undefined };
    const isApply = key?.type === "Identifier" && key.name === "apply" && index === 0;
    // Plugins of a resolver say so.
    return isApply && name !== "resolver" ? "compiler" : name;
  }

  #tapped({ callee }: CallExpression): string | undefined {
    const isTap = /^tap(?:Async|Promise)?$/.test(methodOf(callee));
    return isTap && callee.type === "MemberExpression" ? this.of(callee.object) : undefined;
  }

  #result({ callee, arguments: given }: CallExpression): string | undefined {
    // All hooks of a map have the same entry.
    if (callee.type === "MemberExpression" && methodOf(callee) === "for")
      return this.of(callee.object);
    const [first] = given;
    const called = this.of(callee);
    if (called === "webpack")
      return first?.type === "ArrayExpression" ? "multiCompiler" : "compiler";
    const passed = first && knownCalls.test(called ?? "") ? this.of(first) : undefined;
    if (passed === undefined) return undefined;
    if (called !== "require") return `${called}(${passed})`;
    return passed === '"webpack"' ? "webpack" : undefined;
  }
}

/** `NormalModule.getCompilationHooks(compilation)`. Others have no meaning, or one without end. */
const knownCalls = /^require$|\.get\w*Hooks?$|\.ensureHook$/;

/** In `resolver.getHook("describedResolve")`. */
const hookKey = ({ callee, arguments: [key] }: CallExpression): AnyNode | undefined =>
  /^(?:get|ensure)Hook$/.test(methodOf(callee)) ? key : undefined;

const methodOf = (callee: AnyNode): string =>
  callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : "";

const memberOf = (object: string | undefined, name: string): string | undefined =>
  object === undefined ? undefined : (same[`${object}.${name}`] ?? `${object}.${name}`);

/** Ways to get what the documentation knows by a shorter name. */
const same: Readonly<Record<string, string>> = {
  "compiler.webpack": "webpack",
  "compilation.compiler": "compiler",
  "compilationParams.normalModuleFactory": "normalModuleFactory",
  "compilationParams.contextModuleFactory": "contextModuleFactory",
  "params.normalModuleFactory": "normalModuleFactory",
  "params.contextModuleFactory": "contextModuleFactory",
  "stats.compilation": "compilation",
};
