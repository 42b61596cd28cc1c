import { once } from "../reference/once.ts";
import { magicComments } from "../reference/magic-comments.ts";
import { memberUrl } from "../reference/member-url.ts";
import { readPlugins } from "../reference/plugins.ts";
import { pluginUrl } from "../reference/plugin-url.ts";
import { knownHooks, type KnownHooks } from "./known-hooks.ts";
import { knownPath } from "./known-options.ts";
import type { OptionPath } from "./option-links.ts";

/** The names that have entries. */
export interface KnownNames extends KnownHooks {
  /** Also of plugins. */
  readonly urlOf: (meaning: string) => string | undefined;
  readonly optionAt: (path: string) => OptionPath | undefined;
  /** @param name `webpackChunkName` */
  readonly commentUrl: (name: string) => string | undefined;
}

/** @param samples programs; without hooks in them, hooks aren't read, which takes half a second */
export async function knownNames(samples: readonly string[]): Promise<KnownNames> {
  const hasHooks = samples.some((code) => /hooks|Hooks?\(/.test(code));
  const facts = hasHooks ? (await import("../reference/all-hooks.ts")).allHooks() : [];
  const hooks = knownHooks(facts);
  return {
    ...hooks,
    urlOf: (meaning) =>
      plugins().has(meaning) ? pluginUrl(meaning.replace(/^webpack\./, "")) : hooks.urlOf(meaning),
    optionAt: knownPath,
    commentUrl: (name) => (comments().has(name) ? memberUrl("MagicComment", name) : undefined),
  };
}

const plugins = once(() => new Set(readPlugins().map(({ name }) => `webpack.${name}`)));

const comments = once(() => new Set(magicComments().map(({ name }) => name)));
