import { slug } from "github-slugger";
import { code, inline, joined, sinceFact, text, type Entry, type Fact } from "./entry.ts";
import { hookKinds } from "./hook-kinds.ts";
import type { HookFacts } from "./hooks.ts";
import { since } from "./since.ts";

export function hookEntry(hook: HookFacts): Entry {
  const { owner, name, kind, parameters, returns, keys = [], description = "" } = hook;
  const usesResult = /Bail|Waterfall|Loop/.test(kind);
  return {
    name: `hook ${owner}.${name}`,
    url: hookUrl(owner, name),
    title: isMain(owner) ? name : `${owner}: ${name}`,
    isDeprecated: hook.isDeprecated,
    facts: [
      { name: "Kind", values: [[code(kind)]] },
      {
        name: "Arguments",
        values:
          parameters.length === 0
            ? [[text("none")]]
            : parameters.map((one) => [code(`${one.name}: ${one.type}`)]),
      },
      { name: "Returns", values: returns === undefined || !usesResult ? [] : [[code(returns)]] },
      { name: "Keys", values: keys.length === 0 ? [] : [joined(keys.map(code))] },
      // The types may have got it later than the code.
      sinceFact(hook.since ?? since(`hook ${owner}.${name}`)),
    ],
    description,
  };
}

/** Explains the kinds of hooks. */
export function kindFacts(hooks: readonly HookFacts[]): readonly Fact[] {
  const used = new Set(hooks.flatMap(({ kind }) => kind.match(/\w+/g) ?? []));
  return Object.entries(hookKinds)
    .filter(([name]) => used.has(name))
    .map(([name, meaning]) => ({ name, values: [inline(meaning)] }));
}

export const hookUrl = (owner: string, name: string): string =>
  `${pages[owner] ?? "/api/plugin-hooks/"}#${slug(isMain(owner) ? name : owner + name)}`;

/** Owners that a page is named after. */
const isMain = (owner: string) => owner in pages && !guests.has(owner);

/** On a page that is named after another owner. */
const guests: ReadonlySet<string> = new Set([
  "MultiCompiler",
  "ResolverFactory",
  "CssModulesPlugin",
  "StatsFactory",
  "StatsPrinter",
]);

const pages: Readonly<Record<string, string>> = {
  Compiler: "/api/compiler-hooks/",
  MultiCompiler: "/api/compiler-hooks/",
  Compilation: "/api/compilation-hooks/",
  NormalModuleFactory: "/api/normalmodulefactory-hooks/",
  ContextModuleFactory: "/api/contextmodulefactory-hooks/",
  JavascriptParser: "/api/parser/",
  Resolver: "/api/resolvers/",
  ResolverFactory: "/api/resolvers/",
  CssModulesPlugin: "/api/compilation-hooks/",
  StatsFactory: "/api/stats/",
  StatsPrinter: "/api/stats/",
};
