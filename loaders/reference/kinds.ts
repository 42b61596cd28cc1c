import type { Attributes } from "./attributes.ts";
import { didYouMean } from "../page/did-you-mean.ts";
import type { Entry } from "./entry.ts";
import { optionAt, optionPaths, options, webpackVersion } from "./facts.ts";
import { hookEntry } from "./hook-entry.ts";
import type { HookFacts } from "./hooks.ts";
import { memberEntry } from "./member-entry.ts";
import type { MemberFacts } from "./members.ts";
import { optionEntry } from "./option-entry.ts";
import { pluginEntry } from "./plugin-entry.ts";
import { readPlugins } from "./plugins.ts";
import { once } from "./once.ts";

/** What pages document: options, hooks, plugins, or members of an object. */
export interface Kind {
  /** What its element takes. */
  readonly attributes: readonly string[];
  readonly entry: (attributes: Attributes) => Entry | undefined;
  readonly all: () => readonly Entry[];
  /** Of an owner, or of an option that has others in it. */
  readonly of: (owner: string) => readonly Entry[];
  /** Says that webpack has none with this name, and which one may be meant. */
  readonly unknown: (attributes: Attributes) => string;
}

export const optionKind: Kind = {
  attributes: ["path", "title", "type", "default"],
  entry({ path = "", ...own }) {
    const option = optionAt(path);
    return option && optionEntry(option, own);
  },
  all: once(() => options().map((option) => optionEntry(option, {}))),
  of: (owner) =>
    options()
      .filter(({ path }) => isIn(path, owner))
      .map((option) => optionEntry(option, {})),
  unknown({ path, of: owner = "" }) {
    const [name, element] = path === undefined ? ["of", "Options"] : ["path", "Option"];
    const given = path ?? owner;
    return `"${name}" of <${element}> is "${given}", which webpack ${webpackVersion} doesn't accept.${didYouMean(given, optionPaths())}`;
  },
};

export function pluginKind(hooks: readonly HookFacts[]): Kind {
  const entries = once(() => {
    const all = readPlugins();
    return all
      .filter(({ replacement }) => replacement === undefined)
      .map((plugin) => pluginEntry(plugin, all, hooks));
  });
  return {
    attributes: ["name"],
    entry: ({ name = "" }) => entries().find((one) => one.name === `plugin ${name}`),
    all: entries,
    of: () => [],
    unknown({ name = "" }) {
      const hint = didYouMean(
        name,
        entries().map(({ title }) => title),
      );
      return `webpack ${webpackVersion} has no plugin "${name}".${hint}`;
    },
  };
}

export const hookKind = (hooks: readonly HookFacts[]): Kind =>
  ownedKind("hook", ["of", "name"], hooks, hookEntry);

export const memberKind = (members: readonly MemberFacts[]): Kind =>
  ownedKind("member", ["of", "name", "title", "type", "default"], members, memberEntry);

function ownedKind<Facts extends { readonly owner: string; readonly name: string }>(
  kind: string,
  attributes: readonly string[],
  facts: readonly Facts[],
  entryOf: (one: Facts, own: Attributes) => Entry,
): Kind {
  const owned = (owner = "") => facts.filter((one) => one.owner === owner);
  return {
    attributes,
    entry({ of: owner, name, ...own }) {
      const found = owned(owner).find((one) => one.name === name);
      return found && entryOf(found, own);
    },
    all: once(() => facts.map((one) => entryOf(one, {}))),
    of: (owner) => owned(owner).map((one) => entryOf(one, {})),
    unknown({ of: owner = "", name = "" }) {
      const own = owned(owner).map((one) => one.name);
      const owners = [...new Set(facts.map((one) => one.owner))];
      const hint = own.length === 0 ? didYouMean(owner, owners) : didYouMean(name, own);
      return `webpack ${webpackVersion} has no ${kind} "${name}" of ${owner}.${hint}`;
    },
  };
}

/** Whether an option is in another one. */
export const isIn = (path: string, outer: string): boolean =>
  path.startsWith(`${outer}.`) || path.startsWith(`${outer}[]`);

/** A default that starts with a value must be one that webpack sets. */
export function wrongDefault({ path = "", default: own = "" }: Attributes): string | undefined {
  const [, value] = /^`([^`]+)`/.exec(own) ?? [];
  const values = (optionAt(path)?.defaults ?? []).map((one) => one.value);
  // Webpack turns short forms into objects.
  const isShort = values.some((one) => one.startsWith("{"));
  return value === undefined || values.length === 0 || isShort || values.includes(value)
    ? undefined
    : `the default of ${path} is "${value}" here, but webpack ${webpackVersion} sets ${values.join(" or ")}.`;
}
