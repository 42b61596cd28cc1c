import ts from "typescript";
import { hookOwners, type HookDeclaration, type HookOwner } from "./hook-owners.ts";
import { hookType, type HookType } from "./hook-type.ts";
import type { InstalledHook, InstalledHooks } from "./installed-hooks.ts";
import { typeDeclarations } from "./type-declarations.ts";

export interface HookFacts {
  /** Who has it: `Compiler`, or a plugin whose static method gives hooks (`JavascriptModulesPlugin`). */
  readonly owner: string;
  /** Where to find the class with the static method: `webpack.css.CssModulesPlugin`. */
  readonly exportedAs?: string;
  /** How a plugin reaches it: `compiler.hooks.emit`, `CleanPlugin.getCompilationHooks(compilation).keep`. */
  readonly access: string;
  readonly name: string;
  /** `SyncHook`, `HookMap<SyncBailHook>`, … */
  readonly kind: string;
  /** What a tap is called with, in order. */
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  /** What a tap may return, if the kind uses it. */
  readonly returns?: string;
  /** Keys of a map that webpack's types know: `for("json")`. */
  readonly keys?: readonly string[];
  /** Webpack's own, which few hooks have. */
  readonly description?: string;
  readonly isDeprecated: boolean;
  /** The release that first had it, if webpack's code says so. */
  readonly since?: string;
}

/**
 * Returns the facts of all hooks, by owner and in webpack's order.
 *
 * @param types the text of webpack's `types.d.ts`
 * @param installed returns the hooks that an owner really has, as `readInstalledHooks()` does
 */
export function hooksOf(
  types: string,
  installed: (owner: HookOwner) => InstalledHooks,
): readonly HookFacts[] {
  const declarations = typeDeclarations(types);
  return hookOwners(declarations).flatMap((owner) => {
    const real = installed(owner);
    return [...owner.hooks, ...undeclared(owner, real)].flatMap((hook) => {
      const type = hookType(hook.type, declarations.find);
      return type ? [factsOf(owner, hook, type, real.get(hook.name))] : [];
    });
  });
}

function undeclared(
  { hooks, others }: HookOwner,
  real: InstalledHooks,
): readonly HookDeclaration[] {
  if (others === undefined) return [];
  const declared = new Set(hooks.map(({ name }) => name));
  return [...real.keys()]
    .filter((name) => !declared.has(name))
    .map((name) => ({ name, access: `${others.access}("${name}")`, type: others.type }));
}

function factsOf(
  { name: owner, exportedAs, isDeprecated }: HookOwner,
  { name, access, node }: HookDeclaration,
  { parameters, returns, keys, isReplaced = false, ...type }: HookType,
  real: InstalledHook | undefined,
): HookFacts {
  const kind = real?.kind ?? type.kind;
  return {
    owner,
    ...(exportedAs !== undefined && { exportedAs }),
    access,
    name,
    kind,
    parameters: parameters.map((parameter, index) => ({
      name: real?.parameters[index] ?? `argument${index + 1}`,
      type: parameter,
    })),
    // The other kinds ignore it.
    ...(returns !== undefined && /Bail|Waterfall/.test(kind) && { returns }),
    ...(keys !== undefined && { keys }),
    ...commentOn(node),
    isDeprecated: isDeprecated || isReplaced || isMarked(node),
  };
}

const isMarked = (node: ts.Node | undefined) =>
  node !== undefined && ts.getJSDocDeprecatedTag(node) !== undefined;

function commentOn(node: ts.Node | undefined): Pick<HookFacts, "description" | "since"> {
  const comments = node === undefined ? [] : ts.getJSDocCommentsAndTags(node);
  const description = textOf(comments.find(ts.isJSDoc)?.comment);
  const tags = node === undefined ? [] : ts.getJSDocTags(node);
  const since = textOf(tags.find(({ tagName }) => tagName.text === "since")?.comment);
  return { ...(description !== "" && { description }), ...(since !== "" && { since }) };
}

const textOf = (comment: ts.JSDoc["comment"]): string =>
  (ts.getTextOfJSDocComment(comment) ?? "").replace(/\s+/g, " ").trim();
