import { hookUrl } from "../reference/hook-entry.ts";
import type { HookFacts } from "../reference/hooks.ts";

export interface KnownHooks {
  /** @param meaning `compiler.hooks.emit` */
  readonly urlOf: (meaning: string) => string | undefined;
  /** What a tap is called with, as the documentation names it: `compilation`. */
  readonly argumentsOf: (meaning: string) => readonly (string | undefined)[];
}

export function knownHooks(hooks: readonly HookFacts[]): KnownHooks {
  const known = new Map(hooks.map((hook) => [hook.access, hook]));
  const find = (meaning: string) => {
    const own = accessOf(meaning);
    return known.get(own) ?? known.get(own.replace(/\.getHook\("(\w+)"\)$/, ".hooks.$1"));
  };
  const instances = new Map([
    ["CompilationParams", "params"],
    ...hooks.flatMap(({ owner, access }): [string, string][] => {
      const [, instance] = /^([\w.]+)\.hooks\.\w+$/.exec(access) ?? [];
      return instance === undefined ? [] : [[owner, instance]];
    }),
  ]);
  return {
    urlOf(meaning) {
      const hook = find(meaning);
      return hook && hookUrl(hook.owner, hook.name);
    },
    argumentsOf: (meaning) =>
      find(meaning)?.parameters.map(({ type }) => instances.get(type)) ?? [],
  };
}

/** In front of a class whose method gives hooks: `webpack.javascript.` */
const namespace = /^webpack\.(?:\w+\.)*(?=\w+\.get\w*Hooks\()/;

/** A resolver takes hyphens, and `before-` or `after-`, which sets the stage of a tap. */
const accessOf = (meaning: string): string =>
  meaning
    .replace(namespace, "")
    .replace(/\.(?:get|ensure)Hook\("(?:before-|after-)?([\w-]+)"\)$/, (_, name: string) => {
      const camelCase = name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
      return `.getHook("${camelCase}")`;
    });
