import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "@jest/globals";
import { hookKinds } from "../../../loaders/reference/hook-kinds.ts";
import { hooksOf } from "../../../loaders/reference/hooks.ts";
import { readInstalledHooks } from "../../../loaders/reference/installed-hooks.ts";

const require = createRequire(import.meta.url);
// An import would load each export, and print warnings of the deprecated ones.
const webpack: typeof import("webpack") = require("webpack");

const read = (types: string, installed: Record<string, { parameters: string[] }> = {}) =>
  hooksOf(types, () => new Map(Object.entries(installed)));

/** Declares one hook of the compiler, named `emit`. */
const hook = (type: string, comment = "") =>
  `declare class Compiler {\nhooks: Readonly<{\n${comment} emit: ${type} }>\n}\n`;

describe("the facts of a hook", () => {
  it("come from its declaration, and the names of arguments from the hook itself", () => {
    const types = `
declare class Compiler {
  hooks: Readonly<{
    /**
     * Called before
     * files are written.
     * @since 5.17.0
     */
    shouldEmit: SyncBailHook<[Compilation, null | string], boolean | void>;
  }>;
}`;
    expect(read(types, { shouldEmit: { parameters: ["compilation", "file"] } })).toEqual([
      {
        owner: "Compiler",
        access: "compiler.hooks.shouldEmit",
        name: "shouldEmit",
        kind: "SyncBailHook",
        parameters: [
          { name: "compilation", type: "Compilation" },
          { name: "file", type: "string | null" },
        ],
        returns: "boolean | void",
        description: "Called before files are written.",
        isDeprecated: false,
        since: "5.17.0",
      },
    ]);
  });

  it.each([
    ["SyncHook<[]>", "SyncHook"],
    ["SyncHook<Dependency>", "SyncHook"],
    ["HookMap<SyncHook<[Module]>>", "HookMap<SyncHook>"],
    ["MultiHook<AsyncSeriesHook<[Compiler]>>", "MultiHook<AsyncSeriesHook>"],
    ['FakeHook<Pick<AsyncSeriesHook<[]>, "name" | "tap">>', "AsyncSeriesHook"],
  ])("tell the kind of %s", (type, kind) => {
    expect(read(hook(type))).toMatchObject([{ kind }]);
  });

  it("tell the kind that a hook really has, and no result if that kind has none", () => {
    const emit = { kind: "SyncHook", parameters: ["parser"] };
    const [facts] = read(hook("SyncBailHook<[Parser], void>"), { emit });
    expect(facts).toMatchObject({ kind: "SyncHook" });
    expect(facts).not.toHaveProperty("returns");
  });

  it("don't take options of a tap for a result", () => {
    const [facts] = read(hook("AsyncSeriesHook<[Assets], { additionalAssets: true }>"));
    expect(facts).not.toHaveProperty("returns");
  });

  it.each([
    ["their comment says so", hook("SyncHook<[]>", "/** @deprecated */")],
    ["another hook gets their taps", hook("FakeHook<SyncHook<[]>>")],
    ["their method is", "declare class A {\n/** @deprecated */ static getHooks(): Hooks\n}"],
  ])("say that hooks are deprecated if %s", (_reason, types) => {
    const hooks = "declare interface Hooks { a: SyncHook<[]> }\n";
    expect(read(hooks + types)).toMatchObject([{ isDeprecated: true }]);
  });
});

describe("types", () => {
  const typeOf = (type: string, others = "") =>
    read(others + hook(`SyncHook<[${type}]>`))[0]?.parameters[0]?.type;

  it.each([
    ["undefined | void | string", "string | undefined | void"],
    ["(\n| string[]\n| ReferencedExport\n)[]", "(string[] | ReferencedExport)[]"],
    ["(\n| A\n| B\n)", "A | B"],
    ["[undefined | string, Module][]", "[string | undefined, Module][]"],
    ["RenderContextJavascriptModulesPlugin", "RenderContext"],
    ["JavascriptParser", "JavascriptParser"],
    ["CommentImport[]", "Comment[]"],
  ])("are written for readers: %j", (type, text) => {
    expect(typeOf(type)).toBe(text);
  });

  it("use the names of long lists of nodes", () => {
    const expression = "type Expression = ThisExpression | ImportExpressionImport;\n";
    const list = "Super | ThisExpression | ImportExpressionImport";
    expect(typeOf(list, expression)).toBe("Expression | Super");
    expect(typeOf("Super | ThisExpression", expression)).toBe("Super | ThisExpression");
  });
});

describe("hooks of a plugin", () => {
  it.each([
    ["a method", "static getCompilationHooks(compilation: Compilation): Hooks"],
    ["a property", "static getCompilationHooks: (compilation: Compilation) => Hooks"],
  ])("are found through its static method, declared as %s", (_form, method) => {
    const types = `
declare interface Hooks {
  keep: SyncBailHook<[string], boolean>;
}
declare class CleanPlugin {
  ${method};
}
declare namespace exports {
  export { /** @deprecated */ CleanPlugin };
  export namespace output {
    export { CleanPlugin };
  }
}`;
    expect(read(types)).toMatchObject([
      {
        owner: "CleanPlugin",
        access: "CleanPlugin.getCompilationHooks(compilation).keep",
        exportedAs: "webpack.output.CleanPlugin",
      },
    ]);
  });
});

describe("maps of hooks", () => {
  const json = `Record<"json", SyncBailHook<[JsonOptions], JsonParser>>`;
  const any = "Record<string, SyncBailHook<[Options], Parser>>";
  const overloads = `{ for<K extends "asset" | "chunk">(key: K): SyncBailHook<[Items[K]], void>; }`;
  it.each([
    [`TypedHookMap<${json} & ${any}>`, ["json"], "Options"],
    [`${overloads} & HookMap<SyncBailHook<[any], void>>`, ["asset", "chunk"], "any"],
  ])("have the general type, and known keys: %s", (type, keys, general) => {
    expect(read(hook(type))).toMatchObject([
      { kind: "HookMap<SyncBailHook>", keys, parameters: [{ type: general }] },
    ]);
  });
});

describe("the installed webpack", () => {
  const types = readFileSync(require.resolve("webpack/types.d.ts"), "utf8");
  const hooks = hooksOf(types, readInstalledHooks());
  const namesOf = (owner: string) => hooks.flatMap((one) => (one.owner === owner ? one.name : []));

  const compiler = webpack({ mode: "none", entry: {} });
  const factories = compiler.newCompilationParams();
  it.each([
    ["Compiler", compiler],
    ["MultiCompiler", webpack([{ mode: "none", entry: {} }])],
    ["Compilation", compiler.createCompilation(factories)],
    ["NormalModuleFactory", factories.normalModuleFactory],
    ["ContextModuleFactory", factories.contextModuleFactory],
    ["JavascriptParser", new webpack.javascript.JavascriptParser()],
    ["Resolver", compiler.resolverFactory.get("normal")],
    ["ResolverFactory", compiler.resolverFactory],
    ["Cache", compiler.cache],
  ])("has exactly these hooks: %s", (owner, instance) => {
    const names = Object.keys(instance.hooks).filter((name) => name !== "newInteralResolve");
    expect(namesOf(owner).toSorted()).toEqual(names.toSorted());
  });

  it.each([
    ["compiler.hooks.emit", "AsyncSeriesHook", "compilation: Compilation"],
    ["compiler.hooks.finishMake", "AsyncSeriesHook", "compilation: Compilation"],
    ["compilation.hooks.processAssets", "AsyncSeriesHook", "assets: CompilationAssets"],
    ["parser.hooks.call", "HookMap<SyncBailHook>", "expression: CallExpression"],
    [
      "NormalModule.getCompilationHooks(compilation).loader",
      "SyncHook",
      "loaderContext: AnyLoaderContext, module: NormalModule",
    ],
    [
      'resolver.getHook("describedResolve")',
      "AsyncSeriesBailHook",
      "request: ResolveRequest, resolveContext: ResolveContext",
    ],
  ])("has %s", (access, kind, parameters) => {
    const found = hooks.find((one) => one.access === access);
    const list = found?.parameters.map(({ name, type }) => `${name}: ${type}`);
    expect([found?.kind, list?.join(", ")]).toEqual([kind, parameters]);
  });

  it("names every argument", () => {
    const names = hooks.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    expect(names.filter((name) => /^argument\d$/.test(name))).toEqual([]);
  });

  it("has only kinds of hooks that are explained", () => {
    const kinds = new Set(hooks.flatMap(({ kind }) => kind.match(/\w+/g) ?? []));
    expect(Object.keys(hookKinds)).toEqual(expect.arrayContaining([...kinds]));
  });
});
