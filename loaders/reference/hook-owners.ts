import ts from "typescript";
import { exportPaths } from "./export-paths.ts";
import type { Find, TypeDeclarations } from "./type-declarations.ts";

/** What has hooks: instances of a class, or what its static method returns. */
export interface HookOwner {
  /** Of the class. */
  readonly name: string;
  /** `compiler.hooks`, or `NormalModule.getCompilationHooks(compilation)`. */
  readonly access: string;
  readonly method?: { readonly name: string; readonly parameter: string };
  /** Where to find the class with that method: `webpack.css.CssModulesPlugin`. */
  readonly exportedAs?: string;
  readonly isDeprecated: boolean;
  readonly hooks: readonly HookDeclaration[];
  /** Hooks of this type aren't declared, because they're created when a plugin names them. */
  readonly others?: { readonly access: string; readonly type: ts.TypeNode };
}

export interface HookDeclaration {
  readonly name: string;
  readonly access: string;
  readonly type: ts.TypeNode;
  /** The property or the getter, with its comment. */
  readonly node?: ts.Node;
}

/** Plugins get these instances. Other classes with hooks are internal, or templates of webpack 4. */
const instances = {
  Compiler: "compiler",
  MultiCompiler: "multiCompiler",
  Compilation: "compilation",
  NormalModuleFactory: "normalModuleFactory",
  ContextModuleFactory: "contextModuleFactory",
  JavascriptParser: "parser",
  ResolverFactory: "compiler.resolverFactory",
  Resolver: "resolver",
  Cache: "compiler.cache",
  StatsFactory: "statsFactory",
  StatsPrinter: "statsPrinter",
};

/** Returns the owners of all hooks in webpack's types. */
export function hookOwners({ find, namesWith }: TypeDeclarations): readonly HookOwner[] {
  const places = exportPaths(find("exports"));
  const sources = [
    ...Object.entries(instances).flatMap(([name, instance]) => ofInstance(find(name), instance)),
    ...namesWith(/\bstatic get\w*Hooks\b/).flatMap((name) => ofMethods(find(name), places)),
  ];
  return sources.map(({ type, ...owner }) => ({
    ...owner,
    hooks: hooksIn(type, owner.access, find),
  }));
}

interface Source extends Omit<HookOwner, "hooks"> {
  readonly type: ts.TypeNode | undefined;
}

function ofInstance(declared: ts.Statement | undefined, instance: string): readonly Source[] {
  if (declared === undefined || !ts.isClassDeclaration(declared)) return [];
  const { members } = declared;
  const hooks = members.filter(ts.isPropertyDeclaration).find(isNamed("hooks"));
  const type = members.filter(ts.isMethodDeclaration).find(isNamed("ensureHook"))?.type;
  return [
    {
      name: declared.name?.text ?? "",
      access: `${instance}.hooks`,
      isDeprecated: false,
      type: hooks?.type,
      ...(type && { others: { access: `${instance}.getHook`, type } }),
    },
  ];
}

const isNamed = (name: string) => (member: ts.ClassElement) => member.name?.getText() === name;

/** A static method may be declared as a property whose type is a function. */
function ofMethods(
  declared: ts.Statement | undefined,
  places: ReadonlyMap<string, string>,
): readonly Source[] {
  if (declared === undefined || !ts.isClassDeclaration(declared)) return [];
  const owner = declared.name?.text ?? "";
  const exportedAs = places.get(owner);
  return declared.members.flatMap((member) => {
    const name = member.name?.getText() ?? "";
    const signature = ts.isPropertyDeclaration(member) ? member.type : member;
    if (!/^get\w*Hooks$/.test(name) || !signature || !isSignature(signature)) return [];
    const parameter = signature.parameters[0]?.name.getText() ?? "";
    return [
      {
        name: owner,
        access: `${owner}.${name}(${parameter})`,
        method: { name, parameter },
        ...(exportedAs !== undefined && { exportedAs }),
        isDeprecated: ts.getJSDocDeprecatedTag(member) !== undefined,
        type: signature.type,
      },
    ];
  });
}

const isSignature = (node: ts.Node) => ts.isFunctionTypeNode(node) || ts.isMethodDeclaration(node);

/** @param type `Readonly<{ … }>`, `{ … }`, or the name of an interface */
function hooksIn(
  type: ts.TypeNode | undefined,
  access: string,
  find: Find,
): readonly HookDeclaration[] {
  if (type === undefined) return [];
  if (ts.isTypeLiteralNode(type)) return declarationsOf(type.members, access);
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText();
  if (name === "Readonly") return hooksIn(type.typeArguments?.[0], access, find);
  const declared = find(name);
  return declared && ts.isInterfaceDeclaration(declared)
    ? declarationsOf(declared.members, access)
    : [];
}

const declarationsOf = (
  members: readonly ts.TypeElement[],
  access: string,
): readonly HookDeclaration[] =>
  members.flatMap((node) => {
    const type = ts.isPropertySignature(node) || ts.isGetAccessor(node) ? node.type : undefined;
    const name = node.name?.getText() ?? "";
    return type ? [{ name, access: `${access}.${name}`, type, node }] : [];
  });
